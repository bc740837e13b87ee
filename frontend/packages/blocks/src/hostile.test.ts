import { describe, expect, it } from 'vitest';
import { hostileTexts } from '../../../../e2e/support/hostileTexts';
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

const provided = { ...blocks.video, props: { ...blocks.video.props, media: null, provider: 'vimeo' as const } };

const shape = (html: Element) =>
  [...html.querySelectorAll('*')].map((element) => [element.tagName, ...element.getAttributeNames()].join(' '));

const addresses = (html: Element) =>
  [...html.querySelectorAll('[href], [src]')].map(
    (link) => link.getAttribute('href') ?? link.getAttribute('src') ?? '',
  );

describe('SEC5: what an author writes', () => {
  it.each([...Object.values(blocks), provided])('stays words in a $type: no element, no address that runs', (block) => {
    const plain = shape(page(written(block, 'mot')));

    for (const words of hostileTexts) {
      const html = page(written(block, words));
      expect(shape(html), words).toEqual(plain);
      expect(addresses(html).filter((address) => /^\s*(?:javascript|vbscript|data:text)/i.test(address))).toEqual([]);
    }
  });
});
