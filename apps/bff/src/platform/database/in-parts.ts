/** Cuts items into parts of at most `size`, in their order: a statement binds only so many values. No items are no parts. */
export const inParts = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, part) => items.slice(part * size, (part + 1) * size));
