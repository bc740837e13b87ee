import type { EditorState } from '@tiptap/pm/state';
import type { BlockType } from '../../block';
import { type Place, pathTo } from '../commands/places';
import { panels } from '../registry';
import { spotIn } from '../table/spot';

export type PathStep = { id: string; type: BlockType };

/** What the author is at: the block whose properties can be changed, the ones around it, the emphasis of the words. */
export type Selected = {
  blockId: string;
  type: BlockType;
  props: Record<string, unknown>;
  /** From the page inwards; the last holds the caret. */
  path: PathStep[];
  marks: { bold: boolean; italic: boolean; underline: boolean; link: string | null; language: string | null };
  /** The cell of the caret, in its table. */
  cell: { row: number; column: number } | null;
  /** Whether words are selected. */
  hasWords: boolean;
};

const typeOf = ({ node }: Place) => node.type.name as BlockType;

/** The innermost block with properties to change; where none has any, the one that stands on the page. */
const owner = (path: Place[]) => path.findLast((place) => panels[typeOf(place)]?.length > 0) ?? path[0];

/** The attribute of a mark, or true; undefined where the words do not have it. */
const markAt = ({ selection, storedMarks, doc }: EditorState, name: string) => {
  const { $from, from, to, empty } = selection;
  if (empty) return (storedMarks ?? $from.marks()).find(({ type }) => type.name === name);
  let found = doc
    .resolve(from)
    .marksAcross(doc.resolve(to))
    ?.find(({ type }) => type.name === name);
  doc.nodesBetween(from, to, (node) => {
    found ??= node.isText ? node.marks.find(({ type }) => type.name === name) : undefined;
  });
  return found;
};

const propsOf = ({ node }: Place) => {
  const { id: _, scope: __, ...props } = node.attrs;
  return props;
};

export const selectedIn = (state: EditorState): Selected | null => {
  const path = pathTo(state);
  const place = owner(path);
  if (!place) return null;
  const spot = spotIn(state);
  return {
    blockId: place.node.attrs.id,
    type: typeOf(place),
    props: propsOf(place),
    path: path.map((step) => ({ id: step.node.attrs.id, type: typeOf(step) })),
    marks: {
      bold: markAt(state, 'bold') !== undefined,
      italic: markAt(state, 'italic') !== undefined,
      underline: markAt(state, 'underline') !== undefined,
      link: markAt(state, 'link')?.attrs.href ?? null,
      language: markAt(state, 'language')?.attrs.lang ?? null,
    },
    cell: spot ? { row: spot.row, column: spot.column } : null,
    hasWords: !state.selection.empty && state.selection.$from.parent.inlineContent,
  };
};
