import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { booklet } from '../samples/booklet';
import { edition } from '../samples/edition';
import { linkNamed, showBooklet } from '../testing/showBooklet';

afterEach(cleanup);

describe('the end', () => {
  it('offers paper, contacts and the contents, and says nothing of what was read before a script knows', () => {
    showBooklet({ ...booklet, edition }, { screen: 'end' });

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Vous voilà au bout');
    expect(linkNamed('Garder le livret en PDF').getAttribute('href')).toBe('../fr-FR.pdf');
    expect(linkNamed('Retour au sommaire').getAttribute('href')).toBe('sommaire.html');
    expect(document.querySelector<HTMLElement>('[data-said=unread]')?.hidden).toBe(true);
  });

  it.each([
    ['droits', 'Fin du livret'],
    ['hygiene', 'Retour au sommaire'],
  ])('comes after the last chapter also where its pages stand together: %s', (id, name) => {
    const [page] = booklet.chapters.find((chapter) => chapter.id === id)?.pages ?? [];
    showBooklet({ ...booklet, structure: 'single_page_per_topic' }, { screen: 'page', page: page?.id ?? '' });

    expect(document.querySelector('.lvr-after')?.textContent).toBe(name);
  });
});
