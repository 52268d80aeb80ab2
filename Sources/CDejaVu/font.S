// The font as it stands in its file, in the program's read-only data.

#if defined(__ELF__)
    .section .rodata
#else
    .section __TEXT,__const
#endif

    .global treeviz_font_start
    .global treeviz_font_end
    .balign 16
treeviz_font_start:
    .incbin "DejaVuSansMono.ttf"
treeviz_font_end:
    .byte 0

#if defined(__ELF__)
    .section .note.GNU-stack,"",%progbits
#endif
