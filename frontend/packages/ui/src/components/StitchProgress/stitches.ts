export const mostStitches = 14;

export type Stitch = { chapter: number; state: 'done' | 'current' | 'ahead' };

/** One stitch for each chapter: those that are done, then the one that is being sewn, then the others. */
export const stitches = (done: number, total: number, waiting = false): Stitch[] =>
  Array.from({ length: total }, (_, index) => {
    const chapter = index + 1;
    if (chapter <= done) return { chapter, state: 'done' };
    return { chapter, state: chapter === done + 1 && !waiting ? 'current' : 'ahead' };
  });
