/* What TinyUSB is to be: one CDC serial port, no other class. */
#ifndef LUNGTA_BOARD_PICO_TUSB_CONFIG_H
#define LUNGTA_BOARD_PICO_TUSB_CONFIG_H

#define CFG_TUSB_RHPORT0_MODE OPT_MODE_DEVICE
#define CFG_TUD_ENDPOINT0_SIZE 64
#define CFG_TUD_CDC 1
#define CFG_TUD_CDC_RX_BUFSIZE 128 /* a command line */
#define CFG_TUD_CDC_TX_BUFSIZE 512 /* an export refills it as it drains */
#define CFG_TUD_CDC_EP_BUFSIZE 64  /* a full-speed packet */

#endif
