/** What an author is typing: the name of a block after «/», or of a living value after «{{». */
export type Typed = { kind: 'block' | 'value'; query: string; length: number };

const BLOCK = /(?:^|[\s\u00a0])(\/([^\s/]{0,30}))$/;
const VALUE = /(\{\{([^{}\n]{0,40}))$/;

/** What the text before the caret asks for, if it does. */
export const typedIn = (before: string): Typed | undefined => {
  const value = VALUE.exec(before);
  const match = value ?? BLOCK.exec(before);
  if (!match) return undefined;
  const [, written = '', query = ''] = match;
  return { kind: value ? 'value' : 'block', query, length: written.length };
};
