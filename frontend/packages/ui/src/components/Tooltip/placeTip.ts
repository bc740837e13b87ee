const edge = 8;

/** Above the control, or below where there is no room; never beyond the sides of the screen. */
export const placeTip = (tip: HTMLElement | null, control: HTMLElement | null) => {
  if (!(tip && control)) return;
  const { left, width, top, bottom } = control.getBoundingClientRect();
  const box = tip.getBoundingClientRect();
  const farthest = document.documentElement.clientWidth - box.width - edge;
  const x = Math.max(edge, Math.min(left + width / 2 - box.width / 2, farthest));
  tip.style.setProperty('--tip-x', `${x}px`);
  tip.style.setProperty('--tip-y', `${top - box.height >= 0 ? top - box.height : bottom}px`);
};
