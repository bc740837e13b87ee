import type { Block, Document } from '@livretier/blocks';

export type PageBlockType = Block['type'];

/** What the screen asks of the canvas, whatever draws it. */
export type CanvasHandle = {
  read: () => Document;
  /** Draws another document; the caret stays where it can. */
  replace: (document: Document) => void;
  focus: () => void;
  insert: (type: PageBlockType) => void;
  /** Goes to a block and shows it. */
  select: (id: string) => void;
  setProps: (id: string, props: Record<string, unknown>) => void;
  duplicate: (id: string) => void;
  remove: (id: string) => void;
  move: (direction: -1 | 1) => void;
  undo: () => void;
  redo: () => void;
};

/** What the canvas tells of itself while people write. */
export type CanvasState = { selected: string | null; canUndo: boolean; canRedo: boolean };

export const quietCanvas: CanvasState = { selected: null, canUndo: false, canRedo: false };
