import { type Block, blockSchema, type RichText, writtenText } from '@livretier/blocks';
import { keepMarks, richTextOf } from '@/shared/paper/keepMarks';
import type { WordPart } from '@/shared/paper/Words';
import type { Choice, Decision, Proposal, Unit } from './api';

/** Both sides changed the same, and fit into one text or do not; or the library alone changed something. */
export type Clash = 'conflict' | 'adapted' | 'none';

export const clashOf = ({ asked, both }: Unit): Clash => {
  if (!asked) return 'none';
  return both ? 'adapted' : 'conflict';
};

/** What was chosen, or what is ticked as long as nobody chose; nothing: it waits. */
export const choiceOn = ({ decision, asked }: Unit): Choice | null => {
  if (decision) return decision.choice === 'skip' ? null : decision.choice;
  return asked ? null : 'core';
};

export const isDecided = (unit: Unit) => choiceOn(unit) !== null;

/** The one to go to from here: the next that waits, from the start again after the last. */
export const nextWaiting = (units: readonly Unit[], from: string) => {
  const place = units.findIndex(({ unit }) => unit === from);
  return [...units.slice(place + 1), ...units.slice(0, place)].find((unit) => !isDecided(unit));
};

/** What a block says in a text of its own; nothing for one that holds others, or a picture. */
const textOf = (block: unknown): RichText | undefined =>
  typeof block === 'object' && block !== null && 'text' in block && Array.isArray(block.text)
    ? (block.text as RichText)
    : undefined;

/** The joined text as somebody may write it anew; nothing where the joined block is taken as it is. */
export const joinedWords = ({ combined, decision }: Unit) => {
  const text = textOf(decision?.choice === 'combined' ? decision.block : combined);
  return text && writtenText(text);
};

/** The joined block, with the words that somebody typed in the emphasis that they had. */
const joined = (unit: Unit, words: string | undefined) => {
  const block = (unit.decision?.choice === 'combined' && unit.decision.block) || unit.combined;
  const text = textOf(block);
  if (!(block && text) || words === undefined || words === writtenText(text)) return block;
  const sides = [text, textOf(unit.core), textOf(unit.mine)].flatMap((side) => (side ? [side] : []));
  return { ...block, text: keepMarks(richTextOf(words), sides) };
};

export const decisionOn = (unit: Unit, choice: Choice, words?: string): Decision => ({
  unit: unit.unit,
  mark: unit.mark,
  choice,
  ...(choice === 'combined' && { block: joined(unit, words) ?? null }),
});

/** An answer to all that waits and is no conflict: the library's words, with those of the booklet where both fit. */
export const allButConflicts = ({ units }: Proposal): Decision[] =>
  units
    .filter((unit) => !isDecided(unit) && clashOf(unit) !== 'conflict')
    .map((unit) => decisionOn(unit, unit.asked ? 'combined' : 'core'));

/** The blocks of a side, where it has any that can be drawn. */
export const blocksOf = (side: unknown): Block[] => {
  if (typeof side !== 'object' || side === null) return [];
  if ('document' in side) return blocksOf(side.document);
  const blocks: unknown[] = 'blocks' in side && Array.isArray(side.blocks) ? side.blocks : [side];
  return blocks.flatMap((block) => blockSchema.safeParse(block).data ?? []);
};

/** What a text says, without what left it; with it where nothing came instead. */
export const saidIn = (words: readonly WordPart[]) =>
  words.some(({ change }) => change === 'added') ? words.filter(({ change }) => change !== 'removed') : words;

/** The beginning of what the library says there, for a list. */
export const excerptOf = ({ core_words, mine_words }: Unit) => {
  const words = core_words.some(({ change }) => change !== 'removed') ? core_words : mine_words;
  return words
    .filter(({ change }) => change !== 'removed')
    .map(({ text }) => text)
    .join('')
    .replaceAll('\n', ' ')
    .slice(0, 160);
};
