import { type AnyBlock, type Document, walk } from '@livretier/blocks';
import type { CanvasHandle } from '@livretier/blocks/editor';
import { type Store, useStore } from '@livretier/ui';
import { createContext, use, useSyncExternalStore } from 'react';
import type { Saver, Saving } from '../saving/createSaver';
import type { Manuscript, Source } from '../source/types';

/** What the canvas tells of itself while people write. */
type CanvasState = {
  selected: string | null;
  /** The cell of the caret, in its table. */
  cell: { row: number; column: number } | null;
  canUndo: boolean;
  canRedo: boolean;
  /** `current` counts from 0, and is -1 until one goes to a place. */
  found: { count: number; current: number };
};

export const quietCanvas: CanvasState = {
  selected: null,
  cell: null,
  canUndo: false,
  canRedo: false,
  found: { count: 0, current: -1 },
};

/** One page being written. */
export type Session = {
  pageId: string;
  saver: Saver;
  /** Keeps the saver at work after its page was left; gives the way to let it go. */
  hold: () => () => void;
  /** What stands on the screen once it is drawn. */
  canvas: { current: CanvasHandle | null };
  state: Store<CanvasState>;
};

export type Editing = {
  source: Source;
  manuscript: Manuscript;
  pageId: string | undefined;
  /** That one goes to once its page is drawn. */
  block?: string | undefined;
  session: Session | null;
  mayWrite: boolean;
  /** The words of the open page: those of a law stay as they are. */
  mayRewrite: boolean;
  /** Its words only, whatever the width of the window: a small screen has no room for the layout. */
  mayCorrect: boolean;
  /** Chapters: those who answer for the booklet. */
  mayBuild: boolean;
  /** Says something about a block, where that is possible. */
  comment?: ((block: string | null) => void) | undefined;
  openPage: (id: string, block?: string) => void;
  /** Says a sentence to those who do not see what moved. */
  announce: (sentence: string) => void;
};

/** The words of a law that stand on a page, if they do. */
export const officialOn = ({ pages }: Manuscript, pageId: string | undefined) =>
  pages.find(({ id }) => id === pageId)?.official;

/** Whether the words of a page are the library's, whatever the rights: nothing of it changes here. */
export const isLockedIn = ({ pages }: Manuscript, pageId: string | undefined) =>
  pages.find(({ id }) => id === pageId)?.locked === true;

/** Whoever may say that these are the words of a law may put them right; to everybody else they stand as they are. */
export const mayRewriteIn = (manuscript: Manuscript, pageId: string | undefined, mayWrite: boolean) =>
  mayWrite &&
  !isLockedIn(manuscript, pageId) &&
  (manuscript.abilities.collate === true || !officialOn(manuscript, pageId));

export const EditingContext = createContext<Editing | null>(null);

export const useEditing = () => {
  const editing = use(EditingContext);
  if (!editing) throw new Error('This belongs inside the editor.');
  return editing;
};

/** A part of what is known about the saving of a page; the component follows that part only. */
export const useSaving = <T>(session: Session, select: (saving: Saving) => T) =>
  useSyncExternalStore(session.saver.store.subscribe, () => select(session.saver.store.get()));

export const useCanvasState = ({ state }: Session) => useStore(state);

export const findBlock = (document: Document, id: string | null): AnyBlock | undefined => {
  if (id === null) return undefined;
  for (const block of walk(document.blocks)) if (block.id === id) return block;
  return undefined;
};

/** The block that is selected, as it is now. */
export const useSelectedBlock = (session: Session) => {
  const { selected } = useCanvasState(session);
  const document = useSaving(session, ({ local }) => local.document);
  return findBlock(document, selected);
};
