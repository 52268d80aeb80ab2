#ifndef TREEVIZ_DEJAVU_H
#define TREEVIZ_DEJAVU_H

#include <stddef.h>

extern const unsigned char treeviz_font_start[];
extern const unsigned char treeviz_font_end[];

/// The bytes of DejaVu Sans Mono.
static inline const unsigned char *treeviz_font(size_t *length) {
  *length = (size_t)(treeviz_font_end - treeviz_font_start);
  return treeviz_font_start;
}

#endif
