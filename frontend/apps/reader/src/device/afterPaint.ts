/** Does something once what was just chosen is drawn: whoever touches sees at once that it was heard. */
export const afterPaint = (work: () => void) => requestAnimationFrame(() => setTimeout(work));
