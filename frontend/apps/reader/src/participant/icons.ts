import { makeIcon } from '../device/makeIcon';

/* Drawn after Tabler Icons (MIT). */
const icons = {
  checks: ['M7 12l5 5l10 -10', 'M2 12l5 5m5 -5l5 -5'],
  check: ['M5 12l5 5l10 -10'],
  lock: [
    'M5 13a2 2 0 0 1 2 -2h10a2 2 0 0 1 2 2v6a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2z',
    'M11 16a1 1 0 1 0 2 0a1 1 0 0 0 -2 0',
    'M8 11v-4a4 4 0 1 1 8 0v4',
  ],
  waiting: ['M20.983 12.548a9 9 0 1 0 -8.45 8.436', 'M19 22v-6', 'M22 19l-3 -3l-3 3', 'M12 7v5l2.5 2.5'],
  info: ['M3 12a9 9 0 1 0 18 0a9 9 0 0 0 -18 0', 'M12 9h.01', 'M11 12h1v4h1'],
  onwards: ['M9 6l6 6l-6 6'],
  valid: ['M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0', 'M9 12l2 2l4 -4'],
} as const;

/** A drawing beside words that say the same. */
export const icon = (name: keyof typeof icons) => makeIcon(...icons[name]);
