import { describe, expect, it } from 'vitest';
import { hrefsFrom, placeAt, placesOf } from './places';
import { booklet } from './samples/booklet';
import { cover, handsPage } from './testing/places';

describe('an address', () => {
  it.each(['chapters_and_pages', 'single_page_per_topic', 'guided_path'] as const)(
    'leads a preview to the screen that it names: %s',
    (structure) => {
      const content = { ...booklet, structure };
      const { cover: home, contents, page } = hrefsFrom(content, handsPage);

      expect(placeAt(content, home)).toEqual(cover);
      expect(placeAt(content, contents)).toEqual({ screen: 'contents' });
      expect(placeAt(content, page('incendie') ?? '')).toEqual({ screen: 'page', page: 'incendie' });
      expect(placeAt(content, 'https://example.org/')).toBeUndefined();
      expect(placesOf(content)).toContainEqual({ screen: 'page', page: 'mot' });
    },
  );
});
