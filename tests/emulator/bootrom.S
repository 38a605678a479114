@ A boot ROM for the emulated RP2040. The real one is Raspberry Pi's; this one offers, in the layout that the
@ datasheet (section 2.8) publishes, just what the SDK asks for. What the emulator must do itself it reaches by a
@ breakpoint with a number, see traps in pico.mjs.
        .syntax unified
        .cpu    cortex-m0plus
        .thumb

        .equ FLASH,     0x10000000
        .equ STAGE2,    0x20041f00      @ where the second stage is copied and run; the first stack lies below it
        .equ STAGE2_SIZE, 256

        .equ TRAP_ERASE,   0xe0         @ r0 offset, r1 count
        .equ TRAP_PROGRAM, 0xe1         @ r0 offset, r1 source, r2 count
        .equ TRAP_LOADER,  0xe2
        .equ TRAP_FAULT,   0xe3         @ an exception before the firmware had its own vectors
        .equ TRAP_STAGE2,  0xe4         @ the emulator checks the second stage's CRC here
        .equ TRAP_NO_ROM_FUNCTION, 0xe5 @ r1 code

        .text
vectors:
        .word   STAGE2
        .word   reset + 1
        .word   fault + 1
        .word   fault + 1
        .byte   'M', 'u', 1             @ 0x10: magic
        .byte   2                       @ 0x13: version, as of silicon B1 and later
        .hword  functions               @ 0x14
        .hword  data                    @ 0x16
        .hword  lookup + 1              @ 0x18
        .balign 4

        .thumb_func
reset:  ldr     r0, =FLASH
        ldr     r1, =STAGE2
        movs    r2, #STAGE2_SIZE - 4
1:      ldr     r3, [r0, r2]
        str     r3, [r1, r2]
        subs    r2, #4
        bpl     1b
        bkpt    #TRAP_STAGE2
        movs    r0, #0                  @ a link register of 0 tells the second stage to enter the program
        mov     lr, r0
        adds    r1, #1
        bx      r1

        .thumb_func
fault:  bkpt    #TRAP_FAULT
        b       fault

@ void *lookup(const uint16_t *table, uint32_t code): the table holds pairs of code and address, then a zero.
        .thumb_func
lookup: ldrh    r2, [r0]
        cmp     r2, r1
        beq     found
        cmp     r2, #0
        beq     missing
        adds    r0, #4
        b       lookup
found:  ldrh    r0, [r0, #2]
        bx      lr
missing:
        bkpt    #TRAP_NO_ROM_FUNCTION
        movs    r0, #0
        bx      lr

        .thumb_func
erase:  bkpt    #TRAP_ERASE
        bx      lr
        .thumb_func
program:
        bkpt    #TRAP_PROGRAM
        bx      lr
        .thumb_func
loader: bkpt    #TRAP_LOADER
        b       loader
        .thumb_func
nothing:
        bx      lr

@ void *memset(void *to, int byte, size_t count)
        .thumb_func
fill:   movs    r3, #0
1:      cmp     r3, r2
        bhs     2f
        strb    r1, [r0, r3]
        adds    r3, #1
        b       1b
2:      bx      lr

@ void *memcpy(void *to, const void *from, size_t count)
        .thumb_func
copy:   push    {r4, lr}
        movs    r3, #0
1:      cmp     r3, r2
        bhs     2f
        ldrb    r4, [r1, r3]
        strb    r4, [r0, r3]
        adds    r3, #1
        b       1b
2:      pop     {r4, pc}

        .thumb_func
count_ones:
        movs    r1, #0
1:      lsrs    r0, r0, #1              @ the bit shifted out lands in the carry
        bcc     2f
        adds    r1, #1
2:      cmp     r0, #0
        bne     1b
        mov     r0, r1
        bx      lr

        .thumb_func
leading_zeros:
        movs    r1, #32
1:      cmp     r0, #0
        beq     2f
        lsrs    r0, r0, #1
        subs    r1, #1
        b       1b
2:      mov     r0, r1
        bx      lr

        .thumb_func
trailing_zeros:
        movs    r1, #0
1:      cmp     r1, #32
        bhs     2f
        lsrs    r0, r0, #1
        bcs     2f
        adds    r1, #1
        b       1b
2:      mov     r0, r1
        bx      lr

        .thumb_func
reverse_bits:
        movs    r1, #0
        movs    r2, #32
1:      lsrs    r0, r0, #1
        adcs    r1, r1                  @ doubles the result and adds the carry
        subs    r2, #1
        bne     1b
        mov     r0, r1
        bx      lr
        .ltorg

        .macro entry code, target
        .ascii  "\code"
        .hword  \target + 1
        .endm
        .balign 4
functions:
        entry   IF, nothing             @ connect the flash
        entry   EX, nothing             @ leave execute-in-place
        entry   RE, erase
        entry   RP, program
        entry   FC, nothing             @ flush the cache
        entry   CX, nothing             @ enter execute-in-place
        entry   MS, fill
        entry   S4, fill
        entry   MC, copy
        entry   C4, copy
        entry   P3, count_ones
        entry   L3, leading_zeros
        entry   T3, trailing_zeros
        entry   R3, reverse_bits
        entry   UB, loader
        .hword  0
        .balign 4
data:   .hword  0
        .balign 4
