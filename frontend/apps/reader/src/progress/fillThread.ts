/** The thread: for each chapter how much is read, 0 to 1. */
export const fillThread = (thread: Element, shares: readonly number[]) => {
  const bar = thread.querySelector('rect');
  bar?.setAttribute('width', String(shares.reduce((sum, share) => sum + share, 0)));
  if (bar) return;
  for (const [index, share] of shares.entries()) {
    const stitch = thread.children[index];
    stitch?.classList.toggle('lvr-stitch-done', share === 1);
    stitch?.classList.toggle('lvr-stitch-current', share > 0 && share < 1);
  }
};
