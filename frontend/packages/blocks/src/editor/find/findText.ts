import type { Node } from '@tiptap/pm/model';
import { fold } from './fold';

/** A place where the words stand: in a text, or in a property of the block from `from` to `to`. */
export type Found = { from: number; to: number; inText: boolean };

const placesIn = (text: string, wanted: string) => {
  const places: number[] = [];
  const folded = fold(text);
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + wanted.length)) places.push(at);
  return places;
};

const inProps = (node: Node, pos: number, wanted: string): Found[] =>
  Object.entries(node.attrs)
    .filter(([name, value]) => name !== 'id' && typeof value === 'string' && fold(value).includes(wanted))
    .map(() => ({ from: pos, to: pos + node.nodeSize, inText: false }));

const inText = (node: Node, pos: number, wanted: string): Found[] =>
  placesIn(node.textBetween(0, node.content.size, undefined, '\ufffc'), wanted).map((at) => ({
    from: pos + 1 + at,
    to: pos + 1 + at + wanted.length,
    inText: true,
  }));

/** Where words stand on the page, whatever their capitals and accents. */
export const findText = (doc: Node, words: string): Found[] => {
  const wanted = fold(words.trim());
  const found: Found[] = [];
  if (!wanted) return found;
  doc.descendants((node, pos) => {
    if (node.isInline) return false;
    found.push(...inProps(node, pos, wanted));
    if (node.isTextblock) found.push(...inText(node, pos, wanted));
    return !node.isTextblock;
  });
  return found;
};
