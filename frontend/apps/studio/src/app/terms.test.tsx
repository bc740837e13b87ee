import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { server } from '../../../../test/server';
import { camille, withoutTerms } from '../../test/answers';
import { renderApp } from '../../test/renderApp';

const accept = () => screen.findByRole('button', { name: 'Accepter et continuer' });

describe('the terms', () => {
  it('are accepted in the versions on the screen, and lead home', async () => {
    const { person, session } = await renderApp('/home', withoutTerms);
    let accepted: unknown;
    server.use(
      http.post('/api/auth/legal/acceptances', async ({ request }) => {
        accepted = await request.json();
        session.user = camille;
        return new HttpResponse(null, { status: 204 });
      }),
    );

    await person.click(await screen.findByRole('checkbox'));
    await person.click(await accept());

    expect(await screen.findByRole('heading', { level: 1, name: 'Bonjour Camille' })).toBeVisible();
    expect(accepted).toEqual({ cgu: '2026-2', rgpd: '2026-2' });
  });

  it('are not accepted without the box', async () => {
    const { person, path } = await renderApp('/home', withoutTerms);

    await person.click(await accept());

    expect(await screen.findByText('Cochez cette case pour continuer.')).toBeVisible();
    expect(path()).toBe('/auth/legal/prompt');
  });

  it('can be refused, with a way back', async () => {
    const { person, path } = await renderApp('/home', withoutTerms);
    server.use(http.post('/api/auth/legal/refusals', () => new HttpResponse(null, { status: 204 })));

    await person.click(await screen.findByRole('button', { name: 'Refuser' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Vous avez refusé les conditions' })).toBeVisible();
    await person.click(screen.getByRole('link', { name: 'Relire les conditions' }));

    expect(await accept()).toBeVisible();
    expect(path()).toBe('/auth/legal/prompt');
  });
});
