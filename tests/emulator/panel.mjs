// The OLED as the bus sees it: takes the bytes of I2C transactions, gives the 128x64 pixels a person would see.
// Knows the SSD1306 and the SH1106 by their data sheets; a command neither has is an error.

export const WIDTH = 128;
export const HEIGHT = 64;
const PAGES = HEIGHT / 8;

const KINDS = {
  ssd1306: { columns: 128, firstVisible: 0 },
  sh1106: { columns: 132, firstVisible: 2 }, // the glass is fixed to the middle of the controller's memory
};

// Commands that take arguments: how many. Ranges without arguments are decoded in #command.
const ARGUMENTS = new Map([
  [0x20, 1], [0x21, 2], [0x22, 2], [0x26, 6], [0x27, 6], [0x29, 5], [0x2a, 5], [0x81, 1], [0x8d, 1], [0xa3, 2],
  [0xa8, 1], [0xad, 1], [0xd3, 1], [0xd5, 1], [0xd9, 1], [0xda, 1], [0xdb, 1],
]);
// Settings of the drive electronics that change nothing in the picture.
const WITHOUT_EFFECT = new Set([
  0x26, 0x27, 0x29, 0x2a, 0x2e, 0x2f, 0x8d, 0xa3, 0xa8, 0xad, 0xd3, 0xd5, 0xd9, 0xda, 0xdb, 0xe3,
]);

export class Panel {
  /** `now` gives the emulated time in nanoseconds, for the time stamps of changes. */
  constructor(kind = 'ssd1306', now = () => 0) {
    this.kind = kind;
    this.shape = KINDS[kind];
    if (!this.shape) throw new Error(`no such panel: ${kind}`);
    this.now = now;
    this.memory = new Uint8Array(this.shape.columns * PAGES);
    this.on = false;
    this.inverse = false;
    this.allOn = false;
    this.mirrored = true; // until 0xA1 and 0xC8 turn it the way modules are mounted
    this.upsideDown = true;
    this.contrast = 0x7f;
    this.startLine = 0;
    this.column = 0;
    this.page = 0;
    this.addressing = 'page';
    this.window = { firstColumn: 0, lastColumn: this.shape.columns - 1, firstPage: 0, lastPage: PAGES - 1 };
    this.bytes = 0; // on the bus, control bytes included, address bytes not
    this.transactions = 0;
    this.lastChange = 0; // nanoseconds, when a pixel last changed
    this.changes = 0; // bytes that changed a visible pixel
  }

  // --- the bus ---

  start() {
    this.transactions++;
    this.expects = 'control';
    this.pending = null;
  }

  write(byte) {
    this.bytes++;
    if (this.expects === 'control') {
      if (byte & 0x3f) throw new Error(`panel: ${byte.toString(16)} is no control byte`);
      this.isData = (byte & 0x40) !== 0;
      this.expects = byte & 0x80 ? 'one' : 'rest';
      return;
    }
    if (this.isData) this.#data(byte);
    else this.#commandByte(byte);
    if (this.expects === 'one') this.expects = 'control';
  }

  // --- what a person sees ---

  /** 8192 bytes, row by row from the top left, 1 = lit. */
  pixels() {
    const seen = new Uint8Array(WIDTH * HEIGHT);
    for (let y = 0; y < HEIGHT; y++) {
      for (let x = 0; x < WIDTH; x++) seen[y * WIDTH + x] = this.#lit(x, y);
    }
    return seen;
  }

  #lit(x, y) {
    if (!this.on) return 0;
    if (this.allOn) return 1;
    const column = (this.mirrored ? WIDTH - 1 - x : x) + this.shape.firstVisible;
    const row = ((this.upsideDown ? HEIGHT - 1 - y : y) + this.startLine) % HEIGHT;
    const bit = (this.memory[(row >> 3) * this.shape.columns + column] >> (row & 7)) & 1;
    return this.inverse ? 1 - bit : bit;
  }

  // --- decoding ---

  #data(byte) {
    const at = this.page * this.shape.columns + this.column;
    const visible = this.column >= this.shape.firstVisible && this.column < this.shape.firstVisible + WIDTH;
    if (this.memory[at] !== byte && visible) this.#changed();
    this.memory[at] = byte;
    this.#advance();
  }

  #advance() {
    const { firstColumn, lastColumn, firstPage, lastPage } = this.window;
    const nextColumn = () => {
      this.column = this.column >= lastColumn ? firstColumn : this.column + 1;
      return this.column === firstColumn;
    };
    const nextPage = () => {
      this.page = this.page >= lastPage ? firstPage : this.page + 1;
      return this.page === firstPage;
    };
    if (this.addressing === 'horizontal') nextColumn() && nextPage();
    else if (this.addressing === 'vertical') nextPage() && nextColumn();
    else if (this.kind === 'ssd1306') this.column = (this.column + 1) % this.shape.columns;
    else this.column = Math.min(this.column + 1, this.shape.columns - 1);
  }

  #commandByte(byte) {
    if (this.pending === null) this.pending = { command: byte, args: [], wanted: ARGUMENTS.get(byte) ?? 0 };
    else this.pending.args.push(byte);
    if (this.pending.args.length < this.pending.wanted) return;
    const { command, args } = this.pending;
    this.pending = null;
    this.#command(command, args);
  }

  #command(command, args) {
    const set = (name, value) => {
      if (this[name] !== value) this.#changed();
      this[name] = value;
    };
    if (command <= 0x0f) this.column = (this.column & 0xf0) | command;
    else if (command <= 0x1f) this.column = (this.column & 0x0f) | ((command & 0x0f) << 4);
    else if (command >= 0x30 && command <= 0x33 && this.kind === 'sh1106') return; // pump voltage
    else if (command >= 0x40 && command <= 0x7f) set('startLine', command & 0x3f);
    else if (command >= 0xb0 && command <= 0xb7) this.page = command & 7;
    else if (command >= 0xc0 && command <= 0xcf) set('upsideDown', (command & 8) === 0);
    else if (command === 0x20) this.addressing = ['horizontal', 'vertical', 'page'][args[0] & 3] ?? 'page';
    else if (command === 0x21) this.#columns(args[0], args[1]);
    else if (command === 0x22) this.#pages(args[0], args[1]);
    else if (command === 0x81) this.contrast = args[0];
    else if ((command & 0xfe) === 0xa0) set('mirrored', command === 0xa0);
    else if ((command & 0xfe) === 0xa4) set('allOn', command === 0xa5);
    else if ((command & 0xfe) === 0xa6) set('inverse', command === 0xa7);
    else if ((command & 0xfe) === 0xae) set('on', command === 0xaf);
    else if (!WITHOUT_EFFECT.has(command)) throw new Error(`panel: unknown command ${command.toString(16)}`);
  }

  #columns(first, last) {
    Object.assign(this.window, { firstColumn: first & 0x7f, lastColumn: last & 0x7f });
    this.column = first & 0x7f;
  }

  #pages(first, last) {
    Object.assign(this.window, { firstPage: first & 7, lastPage: last & 7 });
    this.page = first & 7;
  }

  #changed() {
    this.lastChange = this.now();
    this.changes++;
  }
}
