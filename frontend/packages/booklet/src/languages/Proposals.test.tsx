import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { booklet } from '../samples/booklet';
import { edition } from '../samples/edition';
import { cover, handsPage } from '../testing/places';
import { showBooklet } from '../testing/showBooklet';

afterEach(cleanup);

describe('another language', () => {
  it('leads to the screen that is read, not to the beginning', () => {
    showBooklet({ ...booklet, edition }, handsPage);
    const ways = [...document.querySelectorAll('[hreflang="en-GB"]')].map((one) => one.getAttribute('href'));

    expect(new Set(ways)).toEqual(new Set(['../../en-GB/index.html#c3/p2.html']));
  });

  it('offers itself in its own words, hidden until a script knows the device', () => {
    showBooklet({ ...booklet, locales: ['fr-FR', 'en-GB', 'pt-PT', 'ln'], edition }, cover);
    const lines = [...document.querySelectorAll<HTMLElement>('.lvr-proposal')];

    expect(lines.map(({ lang, hidden }) => [lang, hidden])).toEqual([
      ['en-GB', true],
      ['pt-PT', true],
      ['ln', true],
    ]);
    expect(lines.map((line) => line.querySelector('a')?.textContent)).toEqual([
      'Read in English',
      'Ler em português',
      'Lingála',
    ]);
  });

  it('is not offered by a draft', () => {
    showBooklet(booklet, cover);

    expect(document.querySelector('.lvr-proposal')).toBeNull();
  });
});
