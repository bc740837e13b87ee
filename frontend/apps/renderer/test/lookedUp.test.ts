/** @vitest-environment jsdom */
import { beforeAll, describe, expect, it } from 'vitest';
import { parse, render, text } from './editions';
import { build } from './program';

describe('what is looked up in an edition', () => {
  beforeAll(build);

  it('tells the words of every page to the search, with living values said', () => {
    const { lang, pages, stems } = JSON.parse(text(render(), 'search.json'));

    expect(lang).toBe('fr-FR');
    expect(pages[0]).toEqual({
      href: 'c1/p1.html',
      title: 'Le mot de la directrice',
      chapter: 'Bienvenue à la maison',
      number: 1,
      text: 'Julien Delmas06 39 98 12 34',
    });
    expect(stems).toMatch(/;julien 0[a-z]/);
  });

  it('names everybody to turn to, once', () => {
    const contacts = parse(text(render(), 'contacts.html')).querySelectorAll('.lvr-contact');

    expect(contacts).toHaveLength(1);
    expect(contacts[0]?.firstElementChild?.textContent).toBe('Julien DelmasResponsable06 39 98 12 34');
    expect(contacts[0]?.querySelector('a')?.getAttribute('href')).toBe('tel:0639981234');
  });
});
