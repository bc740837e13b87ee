import { renderApp } from '@test/renderApp';
import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';

const address = '/auth/invitation?token=00-11';
const awaited = { first_name: 'Awa', email: 'awa@ailleurs.test', company: 'Maison Aubrac' };
const found = (has_account: boolean) =>
  http.get('/api/auth/invitation', () => HttpResponse.json({ ...awaited, has_account }));

describe('the link of an invitation', () => {
  it('asks a newcomer for a password', async () => {
    await renderApp(address, null, [found(false)]);

    expect(await screen.findByRole('heading', { level: 1, name: 'Bienvenue, Awa' })).toBeVisible();
    expect(screen.getByLabelText('Mot de passe')).toBeVisible();
  });

  it('sends who has an account to sign in, and asks for no password', async () => {
    await renderApp(address, null, [found(true)]);

    expect(await screen.findByRole('heading', { level: 1, name: 'Maison Aubrac vous invite' })).toBeVisible();
    expect(screen.queryByLabelText('Mot de passe')).toBeNull();
    expect(screen.getByRole('link', { name: 'Me connecter pour répondre' })).toHaveAttribute('href', '/auth/login');
  });

  it.each([true, false])('is declined without signing in, whether there is an account or not (%s)', async (known) => {
    const sent: unknown[] = [];
    const decline = http.post('/api/auth/invitation/decline', async ({ request }) => {
      sent.push(await request.json());
      return new HttpResponse(null, { status: 204 });
    });
    const { person } = await renderApp(address, null, [found(known), decline]);

    await person.click(await screen.findByRole('button', { name: 'Refuser l’invitation' }));

    expect(await screen.findByRole('heading', { level: 1, name: 'Vous avez refusé l’invitation' })).toBeVisible();
    expect(sent).toEqual([{ token: '00-11' }]);
  });
});
