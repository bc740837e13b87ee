import type { Pair } from './checks/contrast';

const pairs = [
  ['text', '--lvr-ink', '--lvr-bg'],
  ['soft', '--lvr-ink-2', '--lvr-bg'],
  ['surface', '--lvr-ink', '--lvr-surface'],
  ['button', '--lvr-on-primary', '--lvr-primary'],
  ['link', '--lvr-primary-ink', '--lvr-bg'],
] as const;

/** What the theme of the booklet writes on what, as the canvas shows it. */
export const themePairs = (canvas: Element | null): Pair[] => {
  if (!canvas) return [];
  const style = getComputedStyle(canvas);
  const read = (name: string) => style.getPropertyValue(name).trim();
  return pairs.flatMap(([what, ink, ground]) =>
    read(ink) && read(ground) ? [{ what, ink: read(ink), ground: read(ground) }] : [],
  );
};
