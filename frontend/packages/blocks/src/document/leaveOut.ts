import type { AnyBlock, Block, BlockOf } from '../block';
import { headingAt } from '../table/headingOf';
import type { Document } from './document';
import { inlinesOf } from './line';
import type { RichText } from './richText';
import { joinSentences, sentencesOf } from './sentences';
import { inlinesIn, linesIn, plainText, saysSomething, walk } from './walk';

/** Whether words insert a living value that has nothing to say. */
type Misses = (text: RichText) => boolean;

const missesWithin = (block: AnyBlock, misses: Misses) => [...walk([block])].some((one) => misses(inlinesIn(one)));

const endsWith = (text: RichText, sign: string) => plainText(text).trimEnd().endsWith(sign);

/** A question goes with the sentence that answers it. */
const textLeft = (text: RichText, misses: Misses) => {
  if (!misses(text)) return text;
  const sentences = sentencesOf(text);
  const isLost = (place: number): boolean => {
    const sentence = sentences[place] ?? [];
    return misses(sentence) || (endsWith(sentence, '?') && isLost(place + 1));
  };
  return joinSentences(sentences.filter((_, place) => !isLost(place)));
};

const withText = <Written extends Extract<AnyBlock, { text: RichText }>>(block: Written, text: RichText) => {
  const left = { ...block, text };
  return saysSomething(left) ? left : undefined;
};

/** Somebody without a name, or whom nothing reaches any more, is not named; else only the missing lines go. */
const contactLeft = (contact: BlockOf<'contact'>, misses: Misses) => {
  if (!misses(inlinesIn(contact))) return contact;
  const { name, role, phone, email, place } = contact.props;
  const left = (line: string) => (misses(inlinesOf(line)) ? '' : line);
  const ways = { phone: left(phone), email: left(email), place: left(place) };
  const isUnnamed = misses(inlinesOf(name || role));
  const isUnreached = [phone, email, place].some(Boolean) && !Object.values(ways).some(Boolean);
  return isUnnamed || isUnreached ? undefined : { ...contact, props: { ...contact.props, role: left(role), ...ways } };
};

/** Rows without those that miss something; under headings that do, no row means anything. */
const tableLeft = (table: BlockOf<'table'>, misses: Misses) => {
  const rows = table.children.filter((row) => !missesWithin(row, misses));
  if (rows.length === table.children.length) return table;
  const headings = headingAt(table.props.header, 0, 0) === 'col' ? table.children[0] : undefined;
  const isLost = rows.length === (headings ? 1 : 0) || (headings && !rows.includes(headings));
  return isLost ? undefined : { ...table, children: rows };
};

const blockLeft = (block: AnyBlock, misses: Misses): AnyBlock | undefined => {
  if (block.type === 'contact') return contactLeft(block, misses);
  if (linesIn(block).some((line) => misses(inlinesOf(line)))) return undefined;
  if (block.type === 'table') return tableLeft(block, misses);
  if (block.type === 'question') return missesWithin(block, misses) ? undefined : block;
  if ('text' in block) {
    const text = textLeft(block.text, misses);
    return text === block.text ? block : withText(block, text);
  }
  if (!('children' in block)) return block;
  const children = blocksLeft(block.children, misses);
  if (children === block.children) return block;
  return children.some(saysSomething) ? ({ ...block, children } as AnyBlock) : undefined;
};

/* "Appelez le 15 et prévenez :" says something by itself: a number to call is never left out with what follows. */
const isAnnouncement = (block: AnyBlock) =>
  block.type === 'paragraph' &&
  endsWith(block.text, ':') &&
  !/\d/.test(plainText(sentencesOf(block.text).at(-1) ?? []));

/** How many of the blocks that follow belong to this one: the section of a heading, what "Appelez :" announces. */
const countBelonging = (block: AnyBlock, following: readonly AnyBlock[]) => {
  const isOther = ({ type, props }: AnyBlock) =>
    block.type === 'heading'
      ? type === 'heading' && (props as typeof block.props).level <= block.props.level
      : type !== following[0]?.type;
  const end = block.type === 'heading' || isAnnouncement(block) ? following.findIndex(isOther) : 0;
  return end < 0 ? following.length : end;
};

type Left = AnyBlock | undefined;

const isSaid = (block: Left) => block !== undefined && saysSomething(block);

/** A block, unless it only led to what is gone. */
const leading = (block: AnyBlock, following: readonly AnyBlock[], left: readonly Left[]): Left => {
  const count = countBelonging(block, following);
  const isEmptied = following.slice(0, count).some(saysSomething) && !left.slice(0, count).some(isSaid);
  if (!isEmptied) return block;
  return block.type === 'paragraph' ? withText(block, joinSentences(sentencesOf(block.text).slice(0, -1))) : undefined;
};

const blocksLeft = (blocks: readonly AnyBlock[], misses: Misses): readonly AnyBlock[] => {
  const left: Left[] = [];
  for (const [place, block] of [...blocks.entries()].reverse()) {
    const own = blockLeft(block, misses);
    left.unshift(own && leading(own, blocks.slice(place + 1), left));
  }
  return left.every((block, place) => block === blocks[place]) ? blocks : left.filter((block) => block !== undefined);
};

/* What a question would show again may be gone. */
const withoutLostPassages = (blocks: readonly AnyBlock[]) => {
  const ids = new Set([...walk(blocks)].map(({ id }) => id));
  return blocks.map((block) =>
    block.type === 'question' && block.props.passage !== null && !ids.has(block.props.passage)
      ? { ...block, props: { ...block.props, passage: null } }
      : block,
  );
};

/**
 * A page without what would say a living value that has nothing to say: the sentence, the row, the item or the card goes,
 * and with it what only led there. The same document when every value has something to say.
 */
export const leaveOut = (document: Document, says: (key: string) => boolean): Document => {
  const misses: Misses = (text) => text.some((inline) => inline.type === 'value' && !says(inline.key));
  const blocks = blocksLeft(document.blocks, misses);
  return blocks === document.blocks ? document : { ...document, blocks: withoutLostPassages(blocks) as Block[] };
};
