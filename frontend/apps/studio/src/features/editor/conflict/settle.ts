import type { AnyBlock } from '@livretier/blocks';
import { keepMarks, richTextOf } from '@/shared/paper/keepMarks';
import { changeBlock, setProps } from '../canvas/blocks';
import type { Conflict, Content } from '../source/types';
import { isRichText } from './values';
import { removeBlock, takeMine } from './wholeBlock';

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
