// The PC at the other end of the USB cable: a serial terminal.
import { USBCDC } from 'rp2040js';

export class UsbHost {
  constructor(rp) {
    this.rp = rp;
    this.received = '';
    this.connected = false;
    this.toSend = [];
    this.room = 0; // bytes the device is ready to take
    this.cdc = new USBCDC(rp.usbCtrl);
    this.cdc.onDeviceConnected = () => { this.connected = true; };
    this.cdc.onSerialData = (bytes) => { this.received += String.fromCharCode(...bytes); };
    // rp2040js answers each poll at once with an empty packet, so that the core never sleeps; a real host stays
    // silent until it has something to say.
    rp.usbCtrl.onEndpointRead = (endpoint, size) => {
      if (endpoint !== this.cdc.outEndpoint) return;
      this.room = size;
      this.#flush();
    };
  }

  /** The terminal is closed (or opened again): DTR says so. The cable stays where it is. */
  listen(open) { this.cdc.cdcSetControlLineState(open ? 3 : 0); }

  /** Types text into the device's serial port. */
  send(text) {
    this.toSend.push(...Buffer.from(text, 'utf8'));
    this.#flush();
  }

  /** Takes what the device has sent so far. */
  take() {
    const text = this.received;
    this.received = '';
    return text;
  }

  #flush() {
    if (this.room === 0 || this.toSend.length === 0) return;
    const packet = Uint8Array.from(this.toSend.splice(0, this.room));
    this.room = 0;
    this.rp.usbCtrl.endpointReadDone(this.cdc.outEndpoint, packet);
  }
}
