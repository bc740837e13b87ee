import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { BookletView } from '../BookletView';
import type { Edition } from '../content';
import { booklet } from '../samples/booklet';

const show = (locale: string) => {
  const edition: Edition = {
    ...{ locale, reference: 'fr-FR', version: { number: '1.0', date: '2027-03-16' } },
    offers: { offline: false, pdf: false, questions: false },
  };
  render(<BookletView content={{ ...booklet, edition }} place={{ screen: 'page', page: 'mains' }} />);
  const page = booklet.chapters.flatMap(({ pages }) => pages).find(({ id }) => id === 'mains');
  return page?.document.blocks.length ?? 0;
};

afterEach(cleanup);

describe('an edition in another language', () => {
  it.each([
    ['en-GB', 'In French'],
    ['es-ES', 'En francés'],
    ['pt-PT', 'Em francês'],
  ])('marks every block as French in %s', (locale, mark) => {
    const blocks = show(locale);

    const marks = screen.getAllByText(mark);
    expect(marks).toHaveLength(blocks);
    expect(marks.map(({ parentElement }) => parentElement?.lang)).toEqual(marks.map(() => 'fr-FR'));
    expect(marks[0]?.lang).toBe(locale);
  });

  it('marks nothing in the language that the booklet was written in', () => {
    show('fr-FR');

    expect(document.querySelector('.lvr-untranslated')).toBeNull();
  });
});
