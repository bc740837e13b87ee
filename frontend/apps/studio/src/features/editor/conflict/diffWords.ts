import type { WordChange, WordPart } from '../source/types';

const tokensOf = (text: string) => text.match(/\{\{\w+\}\}|\s+|[\p{L}\p{N}][\p{L}\p{N}’'-]*|[^\s\p{L}\p{N}]/gu) ?? [];

/** How many tokens two texts share, at best, from each place to their ends. */
const sharedFrom = (a: readonly string[], b: readonly string[]) => {
  const width = b.length + 1;
  const shared = new Uint16Array((a.length + 1) * width);
  const at = (i: number, j: number) => shared[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      shared[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  return at;
};

const changesBetween = (a: readonly string[], b: readonly string[]): [WordChange, string][] => {
  const shared = sharedFrom(a, b);
  const changes: [WordChange, string][] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    const [left, right] = [a[i], b[j]];
    if (left !== undefined && left === right) {
      changes.push(['same', left]);
      i += 1;
      j += 1;
    } else if (left !== undefined && (right === undefined || shared(i + 1, j) >= shared(i, j + 1))) {
      changes.push(['removed', left]);
      i += 1;
    } else {
      changes.push(['added', right ?? '']);
      j += 1;
    }
  }
  return changes;
};

const grouped = (changes: readonly [WordChange, string][]): WordPart[] => {
  const parts: WordPart[] = [];
  for (const [change, text] of changes) {
    const last = parts.at(-1);
    if (last?.change === change) last.text += text;
    else parts.push({ change, text });
  }
  return parts;
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

const commonStart = (a: readonly string[], b: readonly string[]) => {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
};

/** From one text to the other, word by word. */
export const diffWords = (from: string, to: string): WordPart[] => {
  const [a, b] = [tokensOf(from), tokensOf(to)];
  const start = commonStart(a, b);
  const [restA, restB] = [a.slice(start), b.slice(start)];
  const end = commonStart(restA.toReversed(), restB.toReversed());
  const same = (tokens: readonly string[]) => tokens.map((token): [WordChange, string] => ['same', token]);
  return inPhrases(
    grouped([
      ...same(a.slice(0, start)),
      ...changesBetween(restA.slice(0, restA.length - end), restB.slice(0, restB.length - end)),
      ...same(restA.slice(restA.length - end)),
    ]),
  );
};

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
