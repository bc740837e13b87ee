import { describe, expect, it } from 'vitest';
import { onlySaid } from './onlySaid';
import { booklet } from './samples/booklet';

const unsaid = { id: 'v', type: 'paragraph' as const, props: {}, text: [{ type: 'value' as const, key: 'dpo' }] };
const content = {
  ...booklet,
  chapters: booklet.chapters.map((chapter) => ({
    ...chapter,
    pages: chapter.pages.map((page) => ({
      ...page,
      document: { ...page.document, blocks: [unsaid, ...page.document.blocks] },
    })),
  })),
};

describe('a booklet with values that are left out', () => {
  it('says them on none of its pages', () => {
    expect(onlySaid(content, ['dpo'])).toEqual(booklet);
  });

  it('is the same booklet when none is', () => {
    expect(onlySaid(content, [])).toBe(content);
  });
});
