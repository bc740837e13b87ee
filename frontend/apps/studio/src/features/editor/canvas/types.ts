import type { Block } from '@livretier/blocks';

export type PageBlockType = Block['type'];

/** What the canvas tells of itself while people write. */
export type CanvasState = {
  selected: string | null;
  canUndo: boolean;
  canRedo: boolean;
  /** `current` counts from 0, and is -1 until one goes to a place. */
  found: { count: number; current: number };
};

export const quietCanvas: CanvasState = {
  selected: null,
  canUndo: false,
  canRedo: false,
  found: { count: 0, current: -1 },
};
