const sign = /\\[\\<{]|<\/?[1-9]\d{0,3}>|\{\{[a-z][a-z0-9_]*\}\}/g;

const isToken = (found: string) => !found.startsWith('\\');

/** The tokens of a text, in their order; a sign behind a backslash is none. */
export const tokensIn = (text: string) => (text.match(sign) ?? []).filter(isToken);

/** A text in its parts: words, and what has to stay. */
export const partsOf = (text: string) => {
  const signs = text.match(sign) ?? [];
  return text.split(sign).flatMap((words, index) => {
    const found = signs[index];
    if (found === undefined) return [{ words, kept: false }];
    return isToken(found)
      ? [
          { words, kept: false },
          { words: found, kept: true },
        ]
      : [{ words: words + found.slice(1), kept: false }];
  });
};

const without = (from: readonly string[], taken: readonly string[]) =>
  taken.reduce<string[]>(
    (left, one) => {
      const at = left.indexOf(one);
      return at < 0 ? left : left.toSpliced(at, 1);
    },
    [...from],
  );

/** What a translation lacks of its source, and what it has too much. */
export const differenceOf = (wanted: readonly string[], text: string) => {
  const given = tokensIn(text);
  return { missing: without(wanted, given), extra: without(given, wanted) };
};

/** What can be put in: values, and pairs to write between. */
export const offered = (wanted: readonly string[]) => [
  ...new Set(
    wanted.flatMap((token) => {
      const number = token.match(/^<(\d+)>$/)?.[1];
      if (number) return [`<${number}></${number}>`];
      return token.startsWith('{{') ? [token] : [];
    }),
  ),
];
