import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { BookletView } from '../BookletView';
import type { BookletPage, TranslationNote } from '../content';
import { booklet } from '../samples/booklet';
import { edition } from '../samples/edition';

afterEach(cleanup);

const said = (id: string, text: string) => ({
  id,
  type: 'paragraph' as const,
  props: {},
  text: [{ type: 'text' as const, text }],
});

const french = said('a', 'Savonnez trente secondes.');
const portuguese = said('a', 'Ensaboe vinte segundos.');
const other = (block: typeof french) => ({ schema: 2 as const, blocks: [{ ...block, id: 'again' }] });

const show = (
  shown: typeof french,
  note: TranslationNote | undefined,
  importance: BookletPage['importance'] = 'info',
) => {
  const page: BookletPage = {
    ...{ id: 'mains', title: 'Lavar as mãos', title_lang: 'pt-PT', importance },
    document: { schema: 2, blocks: [shown] },
    notes: note ? { a: note } : {},
  };
  const chapter = { id: 'h', title: 'Higiene', title_lang: 'pt-PT', minutes: 1, mandatory: false, pages: [page] };
  const content = { ...booklet, chapters: [chapter], edition: { ...edition, locale: 'pt-PT' } };
  render(<BookletView content={content} place={{ screen: 'page', page: 'mains' }} />);
};

const langOf = (text: string) => screen.getByText(text).closest('[lang]')?.getAttribute('lang');

describe('a translated page', () => {
  it('says in which language it is, that French prevails, and leads to it', () => {
    show(portuguese, undefined);

    expect(langOf('Ensaboe vinte segundos.')).toBe('pt-PT');
    expect(screen.getByRole('heading', { level: 1 }).lang).toBe('pt-PT');
    const line = screen.getByText('A versão francesa faz fé.', { exact: false });
    expect(within(line).getByRole('link', { name: 'Ler em francês' }).getAttribute('hreflang')).toBe('fr-FR');
  });

  it('marks what is only in French', () => {
    show(french, { state: 'source' });

    expect(langOf('Savonnez trente secondes.')).toBe('fr-FR');
    expect(screen.getByText('Em francês')).toBeTruthy();
  });

  it('says of what is to be signed that somebody still reads it again', () => {
    show(portuguese, { state: 'review' }, 'mandatory');

    expect(screen.getByText('Tradução em revisão').lang).toBe('pt-PT');
  });

  it('shows the French of today beside a text that is older', () => {
    show(portuguese, { state: 'changed', other: other(french) });

    expect(screen.getByText('Esta passagem mudou')).toBeTruthy();
    expect([langOf('Ensaboe vinte segundos.'), langOf('Savonnez trente secondes.')]).toEqual(['pt-PT', 'fr-FR']);
    expect(document.querySelector('details.lvr-former')).toBeNull();
  });

  it('shows French first to who is to sign, and folds the older text', () => {
    show(french, { state: 'changed', other: other(portuguese) }, 'mandatory');

    const former = screen.getByText('Ver a tradução anterior').closest('details');
    expect(former?.open).toBe(false);
    expect(former?.textContent).toContain('Ensaboe vinte segundos.');
    expect(langOf('Savonnez trente secondes.')).toBe('fr-FR');
  });
});
