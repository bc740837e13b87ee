type Span = { top: number; bottom: number };

/** Before which block something goes that is let go at this height: the one whose middle is below it. */
export const dropIndex = (blocks: readonly Span[], y: number) => {
  const index = blocks.findIndex(({ top, bottom }) => y < (top + bottom) / 2);
  return index < 0 ? blocks.length : index;
};

/** The height at which a line shows that place: between two blocks, or at an edge. */
export const dropHeight = (blocks: readonly Span[], index: number) => {
  const before = blocks[index - 1];
  const after = blocks[index];
  if (before && after) return (before.bottom + after.top) / 2;
  return before?.bottom ?? after?.top ?? 0;
};

const AROUND = 4;

/** Before which block the pointer stands between two, or above the first; nowhere while it is on one. */
export const gapAt = (blocks: readonly Span[], y: number) => {
  const index = blocks.findIndex(({ top }, at) => {
    const before = blocks[at - 1]?.bottom ?? top - 3 * AROUND;
    const [start, end] = before < top ? [before, top] : [top - AROUND, top + AROUND];
    return start <= y && y <= end;
  });
  return index < 0 ? undefined : index;
};
