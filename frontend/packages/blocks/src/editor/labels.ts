import type { BlockType } from '../block';

/** The names of what can be done with the selected text; the keys are what `useCanvas` calls them too. */
export type ToolbarLabels = {
  toolbar: string;
  kind: string;
  paragraph: string;
  heading2: string;
  heading3: string;
  heading4: string;
  bulletList: string;
  numberedList: string;
  bold: string;
  italic: string;
  underline: string;
  link: string;
  linkAddress: string;
  linkSave: string;
  linkRemove: string;
  linkRefused: string;
  value: string;
  language: string;
  noLanguage: string;
};

/** The names of the lines of a table, and of what can be done with them; the last ones are of the row and the column. */
export type TableLabels = Record<
  | 'row'
  | 'column'
  | `${'row' | 'column'}${'Add' | 'Before' | 'After' | 'Back' | 'On' | 'Remove'}`
  | 'headerRow'
  | 'headerColumn',
  string
>;

/** Every word that the canvas shows or says by itself: they come from outside, in the language of the author. */
export type CanvasLabels = {
  /** The name of the text box. */
  canvas: string;
  /** What a blank line says. */
  placeholder: string;
  /** The names of the blocks. */
  blocks: Record<BlockType, string>;
  /** What a block says while it has nothing to show, for example that a picture is to be chosen, by a click if it can. */
  empty: (type: BlockType, chooses: boolean) => string;
  /** The name of a property that is typed on the canvas itself (the title of a card, the question). */
  field: (type: BlockType, name: string) => string;
  /** The name of the list that «/» opens, of the one that «{{» opens, and what they say when nothing fits. */
  blockMenu: string;
  valueMenu: string;
  nothingFits: string;
  /** The button between two blocks. */
  insert: string;
  /** The handle beside a block. */
  handle: string;
  /** A page that this editor cannot show. */
  unreadable: string;
  toolbar: ToolbarLabels;
  table: TableLabels;
};
