import { camille, withoutTerms } from '@test/answers';
import { renderApp } from '@test/renderApp';
import { server } from '@test/server';
import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { destination, reader } from '@/shared/destination';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

beforeEach(() => {
  vi.restoreAllMocks();
  destination.take();
});

const signIn = async (address: string, user: typeof camille) => {
  const app = await renderApp(address);
  server.use(http.post('/api/auth/login', () => HttpResponse.json(user)));
  await app.person.write(await screen.findByLabelText('Adresse e-mail'), user.email);
  await app.person.write(screen.getByLabelText('Mot de passe'), 'secret{Enter}');
  return app;
};

describe('F3: after signing in', () => {
  it('one is where one was going, with the language of the account', async () => {
    const { history } = await signIn('/compte?section=langue', camille);

    expect(await heading('Mon compte')).toBeVisible();
    expect(history.location.href).toBe('/compte?section=langue');
  });

  it('one is at home without having gone anywhere', async () => {
    const { path } = await signIn('/auth/login', camille);

    expect(await heading('Bonjour Camille')).toBeVisible();
    expect(path()).toBe('/home');
  });

  it('the terms come in between and the way is kept', async () => {
    const { person, session, path } = await signIn('/compte', withoutTerms);
    server.use(
      http.post('/api/auth/legal/acceptances', () => {
        session.user = camille;
        return new HttpResponse(null, { status: 204 });
      }),
    );

    await heading('Avant de commencer');
    await person.click(await screen.findByRole('checkbox'));
    await person.click(screen.getByRole('button', { name: 'Accepter et continuer' }));

    expect(await heading('Mon compte')).toBeVisible();
    expect(path()).toBe('/compte');
  });

  it('one is back at the booklet that asked who reads it', async () => {
    const open = vi.spyOn(reader, 'open').mockReturnValue();

    await signIn('/auth/login?retour=/l/livret-accueil/member', camille);

    await vi.waitFor(() => expect(open).toHaveBeenCalledWith('/l/livret-accueil/member'));
  });

  it.each(['https://evil.test', '//evil.test', '/l/../member', '/l/a/b/member', 'javascript:alert(1)', '/compte'])(
    'nobody is sent to %s',
    async (retour) => {
      const open = vi.spyOn(reader, 'open').mockReturnValue();

      const { path } = await signIn(`/auth/login?retour=${encodeURIComponent(retour)}`, camille);

      expect(await heading('Bonjour Camille')).toBeVisible();
      expect(path()).toBe('/home');
      expect(open).not.toHaveBeenCalled();
    },
  );

  it('the way is used once', async () => {
    await signIn('/compte', camille);
    await heading('Mon compte');

    expect(destination.take()).toBeNull();
  });
});
