import { describe, expect, it } from 'vitest';
import { hostileTexts } from '../../../../e2e/support/hostileTexts';
import type { AnyBlock } from './block';
import { blocks } from './samples/blocks';
import { page } from './samples/draw';

/* What decides how a block is drawn, rather than what is read in it. */
const choices = ['id', 'type', 'lang', 'key', 'tone', 'width', 'side', 'header', 'provider', 'media', 'passage'];

/** The same content with every text that an author can write replaced. */
const written = <Value>(value: Value, words: string): Value => {
  if (Array.isArray(value)) return value.map((item) => written(item, words)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      if (typeof inner === 'string') return [name, choices.includes(name) ? inner : words];
      return [name, written(inner, words)];
    }),
  ) as Value;
};

const shape = (block: AnyBlock) => {
  const elements = [...page(block).querySelectorAll('*')];
  return elements.map((element) => [element.tagName, ...element.getAttributeNames()].join(' '));
};

const provided = { ...blocks.video, props: { ...blocks.video.props, media: null, provider: 'vimeo' as const } };

describe('SEC5: what an author writes', () => {
  it.each([...Object.values(blocks), provided])('stays words in a $type, whatever it looks like', (block) => {
    const plain = shape(written(block, 'mot'));

    for (const words of hostileTexts) expect(shape(written(block, words)), words).toEqual(plain);
  });

  it.each([...Object.values(blocks), provided])('never becomes an address that runs, in a $type', (block) => {
    for (const words of hostileTexts) {
      const links = [...page(written(block, words)).querySelectorAll('a[href], [src]')];
      const followed = links.map((link) => link.getAttribute('href') ?? link.getAttribute('src') ?? '');
      expect(followed.filter((address) => /^\s*(?:javascript|vbscript|data:text)/i.test(address))).toEqual([]);
    }
  });
});
