import { type ChangeObject, diffArrays } from 'diff';
import type { WordPart } from './Words';

const wordsOf = (text: string) => text.match(/\{\{\w+\}\}|\s+|[\p{L}\p{N}][\p{L}\p{N}’'-]*|[^\s\p{L}\p{N}]/gu) ?? [];

const sentencesOf = (text: string) => text.match(/[^.!?…\n]*(?:[.!?…\n]+\s*|$)/gu) ?? [];

/* Two long texts that share little take seconds word by word, and nobody reads the scraps. */
const mostEdits = 1000;

const partOf = ({ added, removed, value }: ChangeObject<string[]>): WordPart => {
  const text = value.join('');
  if (added) return { change: 'added', text };
  return { change: removed ? 'removed' : 'same', text };
};

/** What two texts share by words; by sentences where those differ too much, and else nothing. */
const partsBetween = (from: string, to: string): WordPart[] => {
  for (const piecesOf of [wordsOf, sentencesOf]) {
    const edits = diffArrays(piecesOf(from), piecesOf(to), { maxEditLength: mostEdits });
    if (edits) return edits.map(partOf);
  }
  return [
    { change: 'removed', text: from },
    { change: 'added', text: to },
  ];
};

const hasWord = (text: string) => /[\p{L}\p{N}]/u.test(text);

/** Words that only a space or a comma keeps apart belong together: what left stands before what came. */
const inPhrases = (parts: readonly WordPart[]): WordPart[] => {
  const phrases: WordPart[] = [];
  const open = { removed: '', added: '' };
  const close = () => {
    for (const change of ['removed', 'added'] as const) {
      if (open[change]) phrases.push({ change, text: open[change] });
      open[change] = '';
    }
  };
  for (const [index, part] of parts.entries()) {
    const isBetween = index > 0 && index < parts.length - 1;
    if (part.change === 'same' && !(isBetween && !hasWord(part.text))) {
      close();
      phrases.push(part);
      continue;
    }
    if (part.change !== 'added') open.removed += part.text;
    if (part.change !== 'removed') open.added += part.text;
  }
  close();
  return phrases;
};

/** From one text to the other, word by word. */
export const diffWords = (from: string, to: string): WordPart[] => inPhrases(partsBetween(from, to));

/** The sign that ends both, where each text goes on with a sentence of its own. */
const signBetween = (parts: readonly WordPart[], index: number) => {
  const [start, mine, theirs, end] = [-2, -1, 0, 1].map((step) => parts[index + step]);
  const areSentences =
    mine?.change === 'removed' && theirs?.change === 'added' && /(^|[.!?…]\s+)$/u.test(start?.text ?? '');
  return areSentences ? (/^[.!?…]/u.exec(end?.text ?? '')?.[0] ?? '') : '';
};

/** Both texts in one: what they share once, and where they differ mine, then theirs. */
export const combine = (mine: string, theirs: string) =>
  diffWords(mine, theirs).reduce((text, { text: words }, index, parts) => {
    const sign = signBetween(parts, index);
    const needsSpace = sign || (/[\p{L}\p{N}}]$/u.test(text) && /^[\p{L}\p{N}{]/u.test(words));
    return `${text}${sign}${needsSpace ? ' ' : ''}${words}`;
  }, '');
