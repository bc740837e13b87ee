import { camille } from '@test/answers';
import { renderApp } from '@test/renderApp';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

describe('F19: a screen that fails', () => {
  it('becomes a page that says so, with two ways out', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const unreadable = { ...camille, terms: null } as unknown as typeof camille;

    await renderApp('/home', unreadable);

    expect(await screen.findByRole('heading', { level: 1, name: 'Quelque chose a lâché, pas vous' })).toBeVisible();
    expect(screen.getByText(/Internal Server Error/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Recharger la page' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Retour à l’accueil' })).toHaveAttribute('href', '/home');
  });
});
