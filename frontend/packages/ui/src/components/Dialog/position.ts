export const dialogPositions = [
  'center',
  'top',
  'bottom',
  'left',
  'right',
  'top-left',
  'top-right',
  'bottom-left',
  'bottom-right',
] as const;
export type DialogPosition = (typeof dialogPositions)[number];

/** How long a dialog takes to leave: the same figures as --lv-fast and --lv-base, which move it. */
export const leaveTime = (position: DialogPosition) => (position === 'center' ? 150 : 300);
