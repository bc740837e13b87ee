import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../../test/renderApp';

describe('F19: an unknown address', () => {
  it('is a 404 that names it, also for somebody who is not signed in', async () => {
    await renderApp('/livrets/4812/editor');

    expect(await screen.findByRole('heading', { level: 1, name: 'Cette page s’est décousue' })).toBeVisible();
    expect(screen.getByText(/Page not found: \/livrets\/4812\/editor/)).toBeVisible();
    expect(document.title).toBe('Page introuvable | Livretier');
  });
});
