import { describe, expect, it } from 'vitest';
import { randomDocument } from './document/testing/randomDocument';
import { blocks } from './samples/blocks';
import { draw, page } from './samples/draw';

const every = Object.values(blocks);

describe('the HTML of blocks', () => {
  it('has no script, no style attribute and no handler', () => {
    const documents = Array.from({ length: 100 }, (_, seed) => randomDocument(seed).blocks);

    for (const content of [every, ...documents]) {
      const html = page(...content);
      const attributes = [...html.querySelectorAll('*')].flatMap((element) => element.getAttributeNames());
      expect(html.querySelector('script, style, iframe, object, embed, form, base, meta, link')).toBeNull();
      expect(attributes.filter((name) => name === 'style' || name.startsWith('on'))).toEqual([]);
    }
  });

  it.each(every)('keeps the id of a $type, so that it can be led to', (block) => {
    expect(page(block).querySelector(`#${block.id}`)).not.toBeNull();
  });

  it('has classes of its own prefix only', () => {
    const classes = [...page(...every).querySelectorAll('[class]')].flatMap((element) => [...element.classList]);

    expect(classes.filter((name) => !name.startsWith('lvb-'))).toEqual([]);
  });

  it('is what it is again and again', () => {
    expect(draw(...every)).toBe(draw(...every));
  });
});
