@ From reset to main on QEMU's Cortex-M0, and back to the PC with main's result (semihosting).
        .syntax unified
        .cpu    cortex-m0
        .thumb

        .section .vectors, "a"
        .word   stack_top
        .word   reset
        .word   fault                   @ NMI
        .word   fault                   @ HardFault: unaligned access, wild jump

        .text
        .thumb_func
        .global reset
        .type   reset, %function
reset:  ldr     r0, =data_start
        ldr     r1, =data_end
        ldr     r2, =data_image
1:      cmp     r0, r1
        bhs     2f
        ldr     r3, [r2]
        str     r3, [r0]
        adds    r0, #4
        adds    r2, #4
        b       1b
2:      ldr     r0, =bss_start
        ldr     r1, =bss_end
        movs    r2, #0
3:      cmp     r0, r1
        bhs     4f
        str     r2, [r0]
        adds    r0, #4
        b       3b
4:      bl      initialise_monitor_handles
        bl      __libc_init_array
        bl      main
        bl      exit

        .thumb_func
        .type   fault, %function
fault:  movs    r0, #0x18               @ SYS_EXIT
        ldr     r1, =0x20023            @ stopped by a run-time error
        bkpt    0xab
        b       fault

        .thumb_func
        .global _init
_init:  bx      lr
        .thumb_func
        .global _fini
_fini:  bx      lr
