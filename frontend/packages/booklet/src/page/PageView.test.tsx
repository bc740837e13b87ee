import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { BookletContent } from '../content';
import { booklet } from '../samples/booklet';
import { edition } from '../samples/edition';
import { handsPage } from '../testing/places';
import { linkNamed, showBooklet } from '../testing/showBooklet';

afterEach(cleanup);

describe('a page', () => {
  it('says where it is and turns to its neighbours', () => {
    showBooklet(booklet, handsPage);

    expect(screen.getByText('Page 2 sur 5')).toBeVisible();
    expect(linkNamed(/Page précédente/).getAttribute('href')).toBe('../c3/p1.html');
    expect(linkNamed(/Page suivante/).getAttribute('href')).toBe('../c3/p3.html');
    expect(document.querySelectorAll('.lvr-stitch-done')).toHaveLength(1);
    expect(document.querySelector('[aria-current="page"]')?.textContent).toMatch(/^Se laver les mains/);
  });

  it('says without a script that it may be old, and leads to what is online', () => {
    showBooklet({ ...booklet, edition }, handsPage);

    expect(screen.getByText(/Cette page a pu changer/).className).toContain('lvr-noscript');
    expect(linkNamed('Voir la version en ligne').getAttribute('href')).toBe('../../index.html#c3/p2.html');
  });

  it('leads across chapters, and from the last one to the end', () => {
    showBooklet(booklet, { screen: 'page', page: 'lu' });
    expect(linkNamed(/Page suivante/).getAttribute('href')).toBe('../c4/p1.html');

    cleanup();
    showBooklet(booklet, { screen: 'page', page: 'paie' });
    expect(screen.queryByRole('link', { name: /Page suivante/ })).toBeNull();
    expect(linkNamed('Fin du livret').getAttribute('href')).toBe('../fin.html');
  });

  it('is a step of a guided path, which opens by an answer', () => {
    showBooklet({ ...booklet, structure: 'guided_path' }, handsPage);

    expect(screen.getByText('Étape 4 sur 11')).toBeVisible();
    expect(screen.getByText(/La suite s’ouvre après une bonne réponse/)).toBeVisible();
  });

  it('stands with the others of its chapter when there is one page for a topic', () => {
    showBooklet({ ...booklet, structure: 'single_page_per_topic' }, handsPage);

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hygiène et sécurité');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toContain(
      'En cas d’incendie',
    );
    expect(screen.queryByText(/Page 2/)).toBeNull();
    expect(document.getElementById('page-mains')).not.toBeNull();
  });

  it('counts a long path with a bar', () => {
    const pages = Array.from({ length: 15 }, (_, index) => ({ ...booklet.chapters[0]?.pages[0], id: `p${index}` }));
    const chapter = { ...booklet.chapters[0], pages } as BookletContent['chapters'][number];
    showBooklet({ ...booklet, chapters: [chapter] }, { screen: 'page', page: 'p5' });

    expect(document.querySelector('.lvr-thread-done')?.getAttribute('width')).toBe('5.5');
  });
});
