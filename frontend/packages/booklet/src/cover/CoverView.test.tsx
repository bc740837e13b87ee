import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { booklet } from '../samples/booklet';
import { edition } from '../samples/edition';
import { picture } from '../samples/picture';
import { cover } from '../testing/places';
import { linkNamed, showBooklet } from '../testing/showBooklet';

afterEach(cleanup);

describe('a cover', () => {
  it('says whose booklet it is, which one, and leads to its contents', () => {
    showBooklet(booklet, cover);

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Livret d’accueil saisonniers 2027');
    expect(screen.getByText('Maison Aubrac')).toBeVisible();
    expect(linkNamed('Commencer la lecture').getAttribute('href')).toBe('sommaire.html');
    expect(screen.getByText(/Français, English/)).toBeVisible();
  });

  it('shows neither languages nor reading offline when there are none', () => {
    showBooklet({ ...booklet, locales: [] }, cover);

    expect(screen.queryByText('Langues du livret')).toBeNull();
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it('has the logo instead of the name, and a picture instead of the drawing', () => {
    const logo = { media: picture, alt: 'Logo de la maison' };
    showBooklet({ ...booklet, theme: { ...booklet.theme, logo, cover: { drawing: 'hills', picture } } }, cover);

    expect(screen.getByRole('img', { name: 'Logo de la maison' })).toBeVisible();
    expect(screen.queryByText('Maison Aubrac')).toBeNull();
    expect(document.querySelector('.lvr-cover-band .lvr-cover-art')?.getAttribute('src')).toMatch(/^data:/);
  });

  it('opens a guided path at its first step', () => {
    showBooklet({ ...booklet, structure: 'guided_path' }, cover);

    expect(linkNamed('Commencer la lecture').getAttribute('href')).toBe('c1/p1.html');
  });
});

describe('a published booklet', () => {
  it('says its version, leads to its other languages and offers itself on paper', () => {
    showBooklet({ ...booklet, edition }, cover);

    expect(screen.getByText('Version 2.3, 16 mars 2027')).toBeVisible();
    expect(linkNamed('English').getAttribute('href')).toBe('../en-GB/index.html');
    expect(screen.queryByRole('link', { name: 'Français' })).toBeNull();
    expect(linkNamed('Télécharger en PDF').getAttribute('href')).toBe('../fr-FR.pdf');
    expect(screen.getByRole('button', { name: 'Lire hors connexion' })).toBeVisible();
  });

  it('has ready, and hides, what it was told not to offer', () => {
    showBooklet(
      { ...booklet, edition: { ...edition, offers: { offline: false, pdf: false, questions: false } } },
      cover,
    );

    for (const said of ['Télécharger en PDF', 'Lire hors connexion'])
      expect(screen.getByText(said).closest('[hidden]')).not.toBeNull();
  });

  it('speaks another language around pages that keep theirs', () => {
    showBooklet({ ...booklet, edition: { ...edition, locale: 'en-GB' } }, { screen: 'contents' });

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Contents');
    expect(screen.getByText('Version 2.3, 16 March 2027')).toBeVisible();
    expect(screen.getByText('Hygiène et sécurité').closest('[lang]')?.getAttribute('lang')).toBe('fr-FR');
    expect(linkNamed('Search').getAttribute('href')).toBe('recherche.html');
  });
});
