import { camille, withoutTerms } from '@test/answers';
import { renderApp } from '@test/renderApp';
import { server } from '@test/server';
import { screen, waitFor } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const accept = () => screen.findByRole('button', { name: /^Accepter et continuer/ });
const ready = async () => {
  await waitFor(async () => expect(await accept()).toBeEnabled());
  return accept();
};
const nothing = () => new HttpResponse(null, { status: 204 });
const brokenDocument = (document: string) =>
  http.get(`/api/auth/legal/${document}`, () => HttpResponse.json({ code: 'x', message: '' }, { status: 500 }));

describe('the terms', () => {
  it.each([
    ['/home', 'fr-FR', 'Bonjour Camille'],
    ['/en-GB/home', 'en-GB', 'Hello Camille'],
  ])(
    'are accepted at %s in the versions and the language on the screen, and lead home',
    async (address, language, name) => {
      const { person, session } = await renderApp(address, withoutTerms);
      let accepted: unknown;
      server.use(
        http.post('/api/auth/legal/acceptances', async ({ request }) => {
          accepted = await request.json();
          session.user = camille;
          return nothing();
        }),
      );

      await person.click(await screen.findByRole('checkbox'));
      const button = await screen.findByRole('button', { name: /^(Accepter|Accept) / });
      await waitFor(() => expect(button).toBeEnabled());
      await person.click(button);

      expect(await heading(name)).toBeVisible();
      expect(accepted).toEqual({ cgu: '2026-2', rgpd: '2026-2', language });
    },
  );

  it('are not accepted without the box', async () => {
    const { person, path } = await renderApp('/home', withoutTerms);

    await person.click(await ready());

    expect(await screen.findByText('Cochez cette case pour continuer.')).toBeVisible();
    expect(screen.getByRole('checkbox')).toBeInvalid();
    expect(path()).toBe('/auth/legal/prompt');
  });

  it('can be refused, with a way back; what was refused is kept', async () => {
    let refused: unknown;
    const { person, path } = await renderApp('/home', withoutTerms, [
      http.post('/api/auth/legal/refusals', async ({ request }) => {
        refused = await request.json();
        return nothing();
      }),
    ]);

    await ready();
    await person.click(screen.getByRole('button', { name: 'Refuser' }));
    expect(await heading('Vous avez refusé les conditions')).toBeVisible();
    expect(refused).toEqual({ cgu: '2026-2', rgpd: '2026-2', language: 'fr-FR' });
    await person.click(screen.getByRole('link', { name: 'Relire les conditions' }));

    expect(await accept()).toBeVisible();
    expect(path()).toBe('/auth/legal/prompt');
  });

  it('can be left by signing out', async () => {
    const { person, session } = await renderApp('/home', withoutTerms, [
      http.post('/api/auth/logout', () => {
        session.user = null;
        return nothing();
      }),
    ]);

    await accept();
    await person.click(screen.getByRole('button', { name: 'Se déconnecter' }));

    expect(await heading('Bon retour')).toBeVisible();
  });

  it('are answered once: while one answer is on its way, the other waits', async () => {
    const { person } = await renderApp('/home', withoutTerms, [
      http.post('/api/auth/legal/refusals', async () => {
        await delay('infinite');
        return nothing();
      }),
    ]);

    await ready();
    await person.click(screen.getByRole('button', { name: 'Refuser' }));

    expect(await accept()).toBeDisabled();
  });
});

describe('a legal text that does not come', () => {
  it('is asked for again, even from the tab that nobody looks at', async () => {
    const { person } = await renderApp('/home', withoutTerms, [brokenDocument('rgpd')]);
    expect(await screen.findByText(/Les deux documents doivent s’afficher/)).toBeVisible();
    expect(await accept()).toBeDisabled();

    server.use(http.get('/api/auth/legal/rgpd', () => HttpResponse.json(rgpd)));
    await person.click(screen.getByRole('button', { name: 'Réessayer' }));

    expect(await ready()).toBeVisible();
    expect(screen.queryByText(/Les deux documents doivent s’afficher/)).toBeNull();
  });

  it('can still be refused, in the versions in force', async () => {
    let refused: unknown;
    const { person } = await renderApp('/home', withoutTerms, [
      brokenDocument('cgu'),
      http.post('/api/auth/legal/refusals', async ({ request }) => {
        refused = await request.json();
        return nothing();
      }),
    ]);

    await person.click(await screen.findByRole('button', { name: 'Refuser' }));

    expect(await heading('Vous avez refusé les conditions')).toBeVisible();
    expect(refused).toEqual({ cgu: '2026-1', rgpd: '2026-1', language: 'fr-FR' });
  });
});

describe('terms that changed while they were read', () => {
  it('are shown again, with the box unticked', async () => {
    const { person } = await renderApp('/home', withoutTerms);
    const outdated = { code: 'outdated_terms', message: 'Les conditions ont changé.' };
    await person.click(await screen.findByRole('checkbox'));
    await ready();
    server.use(
      http.post('/api/auth/legal/acceptances', () => HttpResponse.json(outdated, { status: 409 })),
      http.get('/api/auth/legal/:document', () => HttpResponse.json({ ...rgpd, version: '2026-3' })),
    );

    await person.click(await accept());

    expect(await screen.findByRole('alert')).toHaveTextContent(outdated.message);
    expect(await screen.findAllByText('Le nouveau texte.')).toHaveLength(2);
    expect(screen.getByRole('checkbox')).not.toBeChecked();
  });
});

const rgpd = {
  document: 'rgpd',
  version: '2026-2',
  language: 'fr-FR',
  title: 'rgpd',
  updated_on: '2026-03-01',
  sections: [{ title: '1. Objet', paragraphs: ['Le nouveau texte.'] }],
};
