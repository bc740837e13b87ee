import type { CanvasHandle } from '@livretier/blocks/editor';
import type { Store } from '@livretier/ui';
import { createContext, use } from 'react';
import type { CanvasState } from '../canvas/types';
import type { Saver } from '../saving/createSaver';
import type { Manuscript, Source } from '../source/types';

/** One page being written. */
export type Session = {
  pageId: string;
  saver: Saver;
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
  /** Chapters: those who answer for the booklet. */
  mayBuild: boolean;
  openPage: (id: string, block?: string) => void;
  /** Says a sentence to those who do not see what moved. */
  announce: (sentence: string) => void;
};

export const EditingContext = createContext<Editing | null>(null);

export const useEditing = () => {
  const editing = use(EditingContext);
  if (!editing) throw new Error('This belongs inside the editor.');
  return editing;
};
