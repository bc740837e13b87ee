import { type Inline, inlinesOf, type Mark, type RichText, writtenText } from '@livretier/blocks';
import { isSame } from '../saving/isSame';
import { diffWords } from './diffWords';

/** A text that somebody typed, as rich text without emphasis. */
export const richTextOf = (words: string): RichText =>
  words
    .split('\n')
    .flatMap((line, index): RichText => [...(index > 0 ? [{ type: 'break' as const }] : []), ...inlinesOf(line)]);

type Marks = readonly Mark[];

const marksOf = (inline: Inline): Marks => (inline.type === 'break' ? [] : (inline.marks ?? []));

const lengthOf = (inline: Inline) => writtenText([inline]).length;

/** The emphasis of every character of a text. */
const spread = (text: RichText) => text.flatMap((inline) => Array<Marks>(lengthOf(inline)).fill(marksOf(inline)));

/** What the characters of `words` wore in a text that they come from; nothing for those that are new. */
const wornIn = (text: RichText, words: string) => {
  const worn = spread(text);
  let from = 0;
  return diffWords(writtenText(text), words).flatMap(({ change, text: part }): (Marks | undefined)[] => {
    const kept = worn.slice(from, from + part.length);
    if (change !== 'added') from += part.length;
    if (change === 'removed') return [];
    return change === 'same' ? kept : Array<undefined>(part.length).fill(undefined);
  });
};

/** An inline, in as many pieces as it has emphases. */
const dressed = (inline: Inline, worn: readonly Marks[]): Inline[] => {
  const wear = (piece: Inline, marks: Marks): Inline =>
    piece.type === 'break' || marks.length === 0 ? piece : { ...piece, marks: [...marks] };
  if (inline.type !== 'text') return [wear(inline, worn[0] ?? [])];
  const pieces: Inline[] = [];
  let start = 0;
  for (let end = 1; end <= inline.text.length; end += 1) {
    if (end < inline.text.length && isSame(worn[end], worn[start])) continue;
    pieces.push(wear({ ...inline, text: inline.text.slice(start, end) }, worn[start] ?? []));
    start = end;
  }
  return pieces;
};

/** A text that was typed after reading two others, with the emphasis and the links that its words had in them. */
export const keepMarks = (typed: RichText, sides: readonly RichText[]): RichText => {
  const words = writtenText(typed);
  const found = sides.map((side) => wornIn(side, words));
  const worn = Array.from(
    { length: words.length },
    (_, place) => found.map((marks) => marks[place]).find((marks) => marks !== undefined) ?? [],
  );
  let from = 0;
  return typed.flatMap((inline) => {
    const end = from + lengthOf(inline);
    const pieces = dressed(inline, worn.slice(from, end));
    from = end;
    return pieces;
  });
};
