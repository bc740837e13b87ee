import { camille } from '@test/answers';
import { renderApp } from '@test/renderApp';
import { server } from '@test/server';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const done = () => new HttpResponse(null, { status: 204 });
const refuse = (path: string, body: object, status = 422) =>
  server.use(http.post(path, () => HttpResponse.json(body, { status })));

describe('a forgotten password', () => {
  const call = '/api/auth/forgotten-password';

  it('is one link away from the sign-in page', async () => {
    const { person, path } = await renderApp('/auth/login');

    await person.click(await screen.findByRole('link', { name: 'Mot de passe oublié\u202f?' }));

    expect(await heading('Mot de passe oublié')).toBeVisible();
    expect(path()).toBe('/auth/forgotten-password');
    expect(document.title).toBe('Mot de passe oublié | Livretier');
  });

  it('is answered in the same words for every address, and can be asked for again', async () => {
    const { person } = await renderApp('/auth/forgotten-password');
    const asked: unknown[] = [];
    server.use(
      http.post(call, async ({ request }) => {
        asked.push(await request.json());
        return done();
      }),
    );

    await person.write(await screen.findByLabelText('Adresse e-mail'), ' camille@exemple.test {Enter}');

    expect(await heading('Consultez votre messagerie')).toHaveFocus();
    expect(screen.getByText('camille@exemple.test')).toBeVisible();
    expect(asked).toEqual([{ email: 'camille@exemple.test' }]);
    await person.click(screen.getByRole('button', { name: 'Essayer une autre adresse' }));
    expect(await screen.findByLabelText('Adresse e-mail')).toHaveValue('');
  });

  it('asks for an address before it calls the server', async () => {
    const { person } = await renderApp('/en-GB/auth/forgotten-password');

    await person.click(await screen.findByRole('button', { name: 'Send me a link' }));

    expect(await screen.findByText('This information is needed.')).toBeVisible();
    expect(screen.getByLabelText('E-mail address')).toBeInvalid();
  });

  it('says when to try again', async () => {
    const { person } = await renderApp('/auth/forgotten-password');
    const refusal = { code: 'too_many_attempts', message: 'Trop de tentatives. Réessayez dans 12 min.' };
    refuse(call, refusal, 429);

    await person.write(await screen.findByLabelText('Adresse e-mail'), 'camille@exemple.test{Enter}');

    expect(await screen.findByRole('alert')).toHaveTextContent(refusal.message);
  });
});

describe('a new password', () => {
  const call = '/api/auth/new-password';
  const password = 'sept-oies-traversent-le-pont';
  const choose = async ({ person }: Awaited<ReturnType<typeof renderApp>>, chosen = password) =>
    person.write(await screen.findByLabelText('Nouveau mot de passe'), `${chosen}{Enter}`);

  it('is chosen with the token of the link, which leaves the address at once', async () => {
    const app = await renderApp('/auth/new-password?token=un-jeton');
    let sent: unknown;
    server.use(
      http.post(call, async ({ request }) => {
        sent = await request.json();
        return done();
      }),
    );
    await heading('Choisissez un mot de passe');
    await waitFor(() => expect(app.history.location.href).toBe('/auth/new-password'));
    expect(app.history.length).toBe(1);

    await choose(app);

    expect(await heading('Bon retour')).toBeVisible();
    expect(app.path()).toBe('/auth/login');
    expect(sent).toEqual({ token: 'un-jeton', password });
    expect(await screen.findByText('Votre mot de passe est changé. Connectez-vous avec le nouveau.')).toBeVisible();
  });

  it('ends the session of the person who had one here', async () => {
    const app = await renderApp('/auth/new-password?token=un-jeton', camille);
    server.use(
      http.post(call, () => {
        app.session.user = null;
        return done();
      }),
    );

    await choose(app);

    expect(await heading('Bon retour')).toBeVisible();
  });

  it('has its rules under the field, and says there what the server refuses', async () => {
    const app = await renderApp('/auth/new-password?token=un-jeton');
    const field = await screen.findByLabelText('Nouveau mot de passe');
    expect(field).toHaveAccessibleDescription(/12 caractères au moins/);

    await choose(app, 'court');
    expect(await screen.findByText('12 caractères au moins.')).toBeVisible();

    const sentence = 'Ce mot de passe est trop connu.';
    refuse(call, { code: 'password_refused', message: '', errors: { password: [sentence] } });
    await app.person.clear(field);
    await choose(app, 'motdepasse2026');
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(field).toBeInvalid();
  });

  it('can be shown while one writes it', async () => {
    const { person } = await renderApp('/auth/new-password?token=un-jeton');
    const field = await screen.findByLabelText('Nouveau mot de passe');

    await person.click(screen.getByRole('button', { name: 'Afficher le mot de passe' }));

    expect(field).toHaveAttribute('type', 'text');
  });

  it('needs a link that still works', async () => {
    const app = await renderApp('/auth/new-password?token=vieux');
    refuse(call, { code: 'bad_reset_link', message: 'Ce lien n’est plus valable.' });

    await choose(app);

    expect(await heading('Ce lien n’est plus valable')).toHaveFocus();
    await app.person.click(screen.getByRole('link', { name: 'Demander un nouveau lien' }));
    expect(await heading('Mot de passe oublié')).toBeVisible();
  });

  it.each(['', '?token=', '?token=%7B%22a%22%3A1%7D'])('is not asked for without a token (%s)', async (search) => {
    await renderApp(`/auth/new-password${search}`);

    expect(await heading('Ce lien n’est plus valable')).toBeVisible();
  });
});

describe('the legal texts', () => {
  it.each([
    ['/auth/legal/cgu', 'Conditions d’utilisation', 'Protection des données'],
    ['/auth/legal/rgpd', 'Protection des données', 'Conditions d’utilisation'],
    ['/auth/legal/mentions', 'Mentions légales', 'Accord de traitement des données'],
    ['/auth/legal/traitement', 'Accord de traitement des données', 'Mentions légales'],
  ])('can be read by anybody at %s', async (address, name, other) => {
    const { person } = await renderApp(address);

    expect(await heading(name)).toBeVisible();
    expect(await screen.findByText('1. Objet')).toBeVisible();
    await person.click(screen.getByRole('link', { name: other }));
    expect(await heading(other)).toBeVisible();
    await person.click(screen.getByRole('link', { name: 'Revenir à Livretier' }));
    expect(await heading('Bon retour')).toBeVisible();
  });

  it('can be read again by somebody who is signed in, who then goes home', async () => {
    const { person } = await renderApp('/auth/legal/cgu', camille);

    await person.click(await screen.findByRole('link', { name: 'Revenir à Livretier' }));

    expect(await heading('Bonjour Camille')).toBeVisible();
  });

  it('say of a translation that the French text prevails', async () => {
    await renderApp('/en-GB/auth/legal/traitement');
    expect(await screen.findByText('Translation: the French text prevails.')).toBeVisible();
  });

  it('say nothing of translations in French', async () => {
    await renderApp('/auth/legal/traitement');
    expect(await screen.findByText('1. Objet')).toBeVisible();
    expect(screen.queryByText(/fait foi/)).not.toBeInTheDocument();
  });

  it('are linked from one’s account', async () => {
    await renderApp('/compte', camille);

    const links = await screen.findByRole('navigation', { name: 'Informations légales' });
    expect(links).toHaveTextContent('Mentions légales');
  });

  it('are linked from the sign-in page', async () => {
    await renderApp('/auth/login');

    const links = await screen.findByRole('navigation', { name: 'Informations légales' });
    expect(links).toHaveTextContent(
      'Conditions d’utilisationProtection des donnéesMentions légalesAccord de traitement des données',
    );
  });
});
