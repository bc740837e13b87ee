import { type Document, plainText, walk } from '@livretier/blocks';

const wordsAMinute = 200;

/* What people read of a block besides its text; the rest of its properties are settings. */
const read = ['caption', 'title', 'label', 'sentence', 'prompt', 'explanation', 'author', 'place', 'name', 'role'];

const countWords = (text: string) => text.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0;

/** How many words a page has, and how many minutes one reads it. */
export const readingOf = ({ blocks }: Document) => {
  let words = 0;
  for (const block of walk(blocks)) {
    if ('text' in block) words += countWords(plainText(block.text));
    for (const [name, value] of Object.entries(block.props))
      if (typeof value === 'string' && read.includes(name)) words += countWords(value);
  }
  return { words, minutes: words === 0 ? 0 : Math.max(1, Math.round(words / wordsAMinute)) };
};
