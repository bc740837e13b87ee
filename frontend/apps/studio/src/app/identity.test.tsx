import { camille, camilleByNadia, nadia } from '@test/answers';
import { renderApp } from '@test/renderApp';
import { server } from '@test/server';
import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const banner = () => screen.queryByRole('region', { name: 'Identité empruntée' });
const wayBack = () => screen.findByRole('button', { name: 'Revenir à mon compte' });
const memberships = ['memberships'];

afterEach(() => {
  vi.useRealTimers();
});

describe('F16: acting as somebody else', () => {
  it('shows for whom, by whom and since when, and keeps showing it', async () => {
    const { router } = await renderApp('/home', camilleByNadia());

    await heading('Bonjour Camille');
    expect(banner()).toHaveTextContent(
      'Vous agissez en tant que Camille Vidal, Maison Aubrac. Vos actions sont enregistrées à votre nom, Nadia Ferrière.Depuis 10:31',
    );

    await act(() => router.navigate({ to: '/$', params: { _splat: 'nulle-part' } }));
    await heading('Cette page s’est décousue');
    expect(banner()).toBeVisible();
  });

  it('names no company for somebody who has none', async () => {
    await renderApp('/home', { ...camilleByNadia(), company: null, role: null });

    await heading('Bonjour Camille');
    expect(banner()).toHaveTextContent('en tant que Camille Vidal. Vos actions');
  });

  it('shows nothing to somebody who is only themselves', async () => {
    await renderApp('/home', camille);

    await heading('Bonjour Camille');
    expect(banner()).toBeNull();
  });

  it('ends with the way back: oneself again, at home, with nothing that the other read', async () => {
    const { person, session, path, queryClient } = await renderApp('/home', camilleByNadia());
    await screen.findByText('Seconde maison de Camille');
    server.use(
      http.post('/api/admin/identity/return', () => {
        session.user = nadia;
        return HttpResponse.json(nadia);
      }),
    );

    await person.click(await wayBack());

    expect(await heading('Bonjour Nadia')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    expect(path()).toBe('/home');
    expect(banner()).toBeNull();
    expect(JSON.stringify(queryClient.getQueryData(memberships) ?? '')).not.toContain('Seconde maison');
    expect(await screen.findByText('Vous êtes de nouveau dans votre compte.')).toBeVisible();
  });

  it('stays, and says why, when the way back fails', async () => {
    const refusal = { code: 'broken', message: 'Quelque chose a lâché de notre côté.' };
    const broken = http.post('/api/admin/identity/return', () => HttpResponse.json(refusal, { status: 500 }));
    const { person } = await renderApp('/home', camilleByNadia(), [broken]);

    await person.click(await wayBack());

    expect(await screen.findByText(refusal.message)).toBeVisible();
    expect(banner()).toBeVisible();
  });

  it('ends by itself when the hour is over, and says so', async () => {
    const soon = new Date(Date.now() + 300).toISOString();
    const user = camilleByNadia();
    const switched = user.switched && { ...user.switched, until: soon };
    const { session } = await renderApp('/home', { ...user, switched });
    await heading('Bonjour Camille');

    session.user = nadia;

    expect(await heading('Bonjour Nadia')).toBeVisible();
    expect(banner()).toBeNull();
    expect(await screen.findByText(/^L’heure est écoulée/)).toBeVisible();
  });

  it('is found over when an answer says so', async () => {
    const { session, queryClient } = await renderApp('/home', camilleByNadia());
    await heading('Bonjour Camille');

    session.user = nadia;
    server.use(
      http.get('/api/memberships', () => HttpResponse.json({ code: 'switch_ended', message: '' }, { status: 403 })),
    );
    await queryClient.refetchQueries({ queryKey: memberships });

    expect(await heading('Bonjour Nadia')).toBeVisible();
  });

  it('leaves the language of the other’s account alone', async () => {
    const saved = vi.fn();
    const handler = http.post('/api/auth/set-language', () => {
      saved();
      return new HttpResponse(null, { status: 204 });
    });
    const { person } = await renderApp('/home', camilleByNadia(), [handler]);

    await person.click(await screen.findByRole('button', { name: /^Camille Vidal/ }));
    await person.click(await screen.findByRole('menuitemradio', { name: 'English' }));

    expect(await heading('Hello Camille')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Borrowed identity' })).toHaveTextContent(
      'You are acting as Camille Vidal',
    );
    expect(saved).not.toHaveBeenCalled();
  });
});
