import { describe, expect, it } from 'vitest';
import { mediaSearch } from './mediaSearch';

describe('the address of the library', () => {
  it('keeps what it understands', () => {
    const search = {
      recherche: 'cuisine',
      type: 'image',
      dossier: '01930000-0000-7000-8000-000000000001',
      filtre: 'sans-description',
      tri: 'lourds',
    };

    expect(mediaSearch(search)).toEqual(search);
  });

  it.each([
    ['recherche', 'a'.repeat(101)],
    ['type', 'photo'],
    ['dossier', '42'],
    ['filtre', 'trash'],
    ['tri', 'newest'],
  ])('leaves out %s: %s', (part, value) => {
    expect(mediaSearch({ [part]: value })).not.toMatchObject({ [part]: expect.anything() });
  });
});
