import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { BookletView } from '../BookletView';
import type { BookletContent, OfficialText } from '../content';
import { booklet } from '../samples/booklet';

const toCollate: OfficialText = {
  ...{ source: 'Code pénal, art. 222-33', link: 'https://www.legifrance.gouv.fr/x' },
  ...{ collated_by: '', collated_on: '' },
};

const quoting = (official: OfficialText | null): BookletContent => ({
  ...booklet,
  chapters: booklet.chapters.map((chapter) => ({
    ...chapter,
    pages: chapter.pages.map((page) => (page.id === 'mains' ? { ...page, official } : page)),
  })),
});

const show = (official: OfficialText | null) =>
  render(<BookletView content={quoting(official)} place={{ screen: 'page', page: 'mains' }} />);

const doubt = /^Texte à vérifier\. Source/;

afterEach(cleanup);

describe('an official text', () => {
  it('names its source, and says where the text in force is while nobody has collated it', () => {
    show(toCollate);

    expect(screen.getByRole('link', { name: toCollate.source })).toHaveProperty('href', toCollate.link);
    expect(screen.getByText(doubt)).toBeVisible();
  });

  it('stands in an annexe, and says what of it is not joined yet', () => {
    show({ ...toCollate, to_join: 'article 222-33, III' });

    expect(screen.getByText(/Pas encore joint, à lire à la source\s: article 222-33, III/)).toBeVisible();
    expect(screen.getByText(/^Annexe · /)).toBeVisible();
  });

  it('keeps its source once somebody has collated it, and no doubt', () => {
    show({ ...toCollate, collated_by: 'Camille Vidal', collated_on: '2027-03-15' });

    expect(screen.getByRole('link', { name: toCollate.source })).toBeVisible();
    expect(screen.queryByText(doubt)).toBeNull();
  });

  it('is not claimed by a page that its authors wrote', () => {
    show(null);

    expect(screen.queryByText(/Texte officiel/)).toBeNull();
  });
});
