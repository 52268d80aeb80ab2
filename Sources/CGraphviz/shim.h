#ifndef TREEVIZ_SHIM_H
#define TREEVIZ_SHIM_H

#include <graphviz/gvc.h>
#include <graphviz/cgraph.h>

// Swift passes a String as `const char *` without a copy; cgraph before version 10 asks for
// `char *` although it copies what it gets. `Agundirected` is a variable, which Swift 6 distrusts.

static inline Agraph_t *treeviz_graph(const char *name) {
  return agopen((char *)name, Agundirected, NULL);
}

static inline Agsym_t *treeviz_attribute(
    Agraph_t *graph, int kind, const char *name, const char *value) {
  return agattr(graph, kind, (char *)name, (char *)value);
}

static inline Agnode_t *treeviz_node(Agraph_t *graph, const char *name) {
  return agnode(graph, (char *)name, 1);
}

static inline Agedge_t *treeviz_edge(Agraph_t *graph, Agnode_t *tail, Agnode_t *head) {
  return agedge(graph, tail, head, NULL, 1);
}

static inline int treeviz_set(void *object, Agsym_t *attribute, const char *value) {
  return agxset(object, attribute, (char *)value);
}

// The length is an `unsigned int` before version 13 and a `size_t` after: on a little-endian
// machine a zeroed `size_t` holds either.
static inline int treeviz_render(
    GVC_t *context, Agraph_t *graph, const char *format, char **data, size_t *length) {
  *length = 0;
  return gvRenderData(context, graph, format, data, (void *)length);
}

// `dladdr` is there for all, but declared for GNU sources only.
struct treeviz_image {
  const char *path;
  void *base;
  const char *symbol;
  void *address;
};
extern int treeviz_find_image(const void *address, struct treeviz_image *image) __asm__("dladdr");

#endif
