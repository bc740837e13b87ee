import type { AnyBlock, Inline, Mark, RichText } from '@livretier/blocks';
import { isSame } from '@/shared/saving/isSame';
import { changeBlock, setProps } from '../canvas/blocks';
import type { Conflict, Content } from '../source/types';
import { diffWords } from './diffWords';
import { isRichText, richTextOf, wordsOf } from './values';
import { removeBlock, takeMine } from './wholeBlock';

type Marks = readonly Mark[];

const marksOf = (inline: Inline): Marks => (inline.type === 'break' ? [] : (inline.marks ?? []));

const lengthOf = (inline: Inline) => wordsOf([inline])?.length ?? 0;

/** The emphasis of every character of a text. */
const spread = (text: RichText) => text.flatMap((inline) => Array<Marks>(lengthOf(inline)).fill(marksOf(inline)));

/** What the characters of `words` wore in a text that they come from; nothing for those that are new. */
const wornIn = (text: RichText, words: string) => {
  const worn = spread(text);
  let from = 0;
  return diffWords(wordsOf(text) ?? '', words).flatMap(({ change, text: part }): (Marks | undefined)[] => {
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
const keepMarks = (typed: RichText, sides: readonly RichText[]): RichText => {
  const words = wordsOf(typed) ?? '';
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

export type Decision =
  | { take: 'mine' | 'saved' }
  /** What was typed after reading both. */
  | { take: 'both'; words: string }
  /** Of a block that one deleted and the other wrote in. */
  | { take: 'keep' | 'delete' };

/* A type is told without what is inside: a text has nothing inside, and a holder no text. */
const retyped = (block: AnyBlock, wanted: AnyBlock) =>
  ('text' in wanted || !('children' in block) ? wanted : { ...wanted, children: block.children }) as AnyBlock;

const put = (content: Content, conflict: Conflict, value: unknown): Content => {
  const { document } = content;
  const { kind, block_id, field } = conflict;
  if (kind === 'block') return { ...content, document: takeMine(document, conflict) };
  if (kind === 'page') return { ...content, document: value as Content['document'] };
  if (block_id === '') return { ...content, [field]: value };
  if (field === 'text')
    return {
      ...content,
      document: changeBlock(document, block_id, (block) => ({ ...block, text: value }) as AnyBlock),
    };
  if (field === 'type')
    return {
      ...content,
      document: changeBlock(document, block_id, (block) => retyped(block, value as AnyBlock)),
    };
  return { ...content, document: setProps(document, block_id, { [field]: value }) };
};

/** What was typed, as the field holds it. */
const typedFor = ({ mine, saved }: Conflict, words: string) =>
  isRichText(mine) ? keepMarks(richTextOf(words), [mine, saved].filter(isRichText)) : words;

/** The page as somebody decided it; saving it is an ordinary save. */
export const settle = (content: Content, conflict: Conflict, decision: Decision): Content => {
  switch (decision.take) {
    case 'mine':
      return put(content, conflict, conflict.mine);
    case 'both':
      return put(content, conflict, typedFor(conflict, decision.words));
    case 'delete':
      return { ...content, document: removeBlock(content.document, conflict.block_id) };
    default:
      return content;
  }
};
