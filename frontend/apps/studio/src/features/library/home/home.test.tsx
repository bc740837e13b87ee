import { camille, nadia } from '@test/answers';
import { allergens, foodLaw, hospitality } from '@test/library';
import { renderApp } from '@test/renderApp';
import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';

const path = '/parametres/builder';
const plain = (text: string | null) => text?.replaceAll(/[\u202f\u00a0]/g, ' ');
const list = (items: readonly object[]) => ({ items, next: null, abilities: { create: true } });
const handlers = [
  http.get('/api/library/chapters', () =>
    HttpResponse.json({ ...list([]), counts: { all: 1000, published: 998, in_review: 2, draft: 0, retired: 0 } }),
  ),
  http.get('/api/library/sectors', () => HttpResponse.json(list([hospitality]))),
  http.get('/api/library/obligations', () => HttpResponse.json(list([foodLaw, allergens]))),
];

describe('the library', () => {
  it('has a card for each of its parts, with what is behind it and what waits there', async () => {
    await renderApp(path, nadia, handlers);

    const chapters = await screen.findByRole('link', { name: /^Chapitres.*\d chapitres/ });
    expect(plain(chapters.textContent)).toContain('plus de 1 000 chapitres2 en relecture');
    expect(await screen.findByRole('link', { name: /Secteurs d’activité.*1 secteur/ })).toBeVisible();
    expect(await screen.findByRole('link', { name: /Obligations.*2 obligations.*1 à revérifier/ })).toBeVisible();
    expect(screen.getByText(/^Livretier vous aide à ne rien oublier\./)).toBeVisible();
  });

  it('shows the chapters alone to the people of a company', async () => {
    await renderApp(path, camille, handlers);

    await screen.findByRole('link', { name: /^Chapitres.*2 en relecture/ });
    expect(screen.queryByRole('link', { name: /Références légales/ })).toBeNull();
  });

  it('is closed to those who write no chapter', async () => {
    const auditor = { ...camille, abilities: { ...camille.abilities, write_chapters: false } };
    await renderApp(path, auditor, []);

    expect(await screen.findByText('Accès réservé')).toBeVisible();
  });
});
