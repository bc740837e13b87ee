/** Scrolls a box that is drawn smaller, and nothing around it, until something stands at a share of its height. */
export const bringIntoView = (box: HTMLElement, target: Element, share: number) => {
  const frame = box.getBoundingClientRect();
  const scale = frame.height / box.offsetHeight || 1;
  box.scrollTop += (target.getBoundingClientRect().top - frame.top) / scale - box.offsetHeight * share;
};
