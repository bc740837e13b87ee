import { renderApp } from '@test/renderApp';
import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';

describe('F21: a server that is slow to say who is signed in', () => {
  it('leaves no white page', async () => {
    const { promise: woken, resolve: wake } = Promise.withResolvers<void>();
    const slow = http.get('/api/auth/user', async () => {
      await woken;
      return HttpResponse.json({ code: 'not_signed_in', message: '' }, { status: 401 });
    });
    await renderApp('/home', null, [slow]);

    expect(await screen.findByRole('status')).toHaveTextContent('Chargement en cours');
    wake();

    expect(await screen.findByRole('heading', { level: 1, name: 'Bon retour' })).toBeVisible();
  });
});
