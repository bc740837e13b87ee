import { camille } from '@test/answers';
import { renderApp } from '@test/renderApp';
import { server } from '@test/server';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const codes = Array.from({ length: 10 }, (_, number) => `abcd${number}-efghj`);
const unprotected = { ...camille, second_factor: { on: false, required: true } };

/** A server that wants the code 123456 besides the password. */
const askForCode = () => {
  const sent: object[] = [];
  const login = http.post('/api/auth/login', async ({ request }) => {
    const body = (await request.json()) as { code: string };
    sent.push(body);
    if (body.code === '123456') return HttpResponse.json(camille);
    return body.code
      ? HttpResponse.json(
          { code: 'wrong_code', message: 'Ce code ne convient pas.', errors: { code: ['Attendez le suivant.'] } },
          { status: 422 },
        )
      : HttpResponse.json({ code: 'second_factor_needed', message: 'Un code.' }, { status: 422 });
  });
  return { login, sent };
};

describe('signing in with a second factor', () => {
  it('sends the same call again with the code', async () => {
    const { login, sent } = askForCode();
    const { person, session, path } = await renderApp('/auth/login', null, [login]);
    await person.write(await screen.findByLabelText('Adresse e-mail'), camille.email);
    await person.write(screen.getByLabelText('Mot de passe'), 'un mot de passe{Enter}');

    await heading('Encore un code');
    const field = screen.getByLabelText('Code à 6 chiffres');
    expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await person.write(field, '000000{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription('Attendez le suivant.'));
    await person.clear(field);
    session.user = camille;
    await person.write(field, '123456{Enter}');

    await heading('Bonjour Camille');
    expect(path()).toBe('/home');
    expect(sent).toEqual(
      ['', '000000', '123456'].map((code) => ({
        email: camille.email,
        password: 'un mot de passe',
        remember: false,
        code,
      })),
    );
  });

  it('offers a recovery code, and the way back', async () => {
    const { person } = await renderApp('/auth/login', null, [askForCode().login]);
    await person.write(await screen.findByLabelText('Adresse e-mail'), camille.email);
    await person.write(screen.getByLabelText('Mot de passe'), 'un mot de passe{Enter}');
    await heading('Encore un code');

    await person.click(screen.getByRole('button', { name: 'Utiliser un code de secours' }));
    expect(screen.getByLabelText('Code de secours')).toHaveAttribute('inputmode', 'text');
    await person.click(screen.getByRole('button', { name: 'Revenir à l’adresse et au mot de passe' }));

    expect(await heading('Bon retour')).toBeVisible();
  });
});

describe('somebody who must have a second factor', () => {
  const enrolment = { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/x', qr: ['10', '01'] };
  const handlers = [
    http.post('/api/auth/second-factor', () => HttpResponse.json(enrolment)),
    http.post('/api/auth/second-factor/confirmation', () => HttpResponse.json({ recovery_codes: codes })),
  ];

  it('is led there from everywhere, reads the codes in peace, and goes on', async () => {
    const { person, session, path } = await renderApp('/compte', unprotected, handlers);
    await heading('Protégez votre compte');
    expect(path()).toBe('/auth/second-factor');
    await person.write(screen.getByLabelText('Mot de passe actuel'), 'un mot de passe{Enter}');
    expect(await screen.findByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
    await person.write(screen.getByLabelText('Code à 6 chiffres'), '123456{Enter}');

    expect(await screen.findAllByText(/^abcd\d-efghj$/)).toHaveLength(10);
    session.user = { ...camille, second_factor: { on: true, required: true } };
    window.dispatchEvent(new Event('visibilitychange'));
    expect(screen.getByRole('heading', { name: 'Gardez ces codes de secours' })).toHaveFocus();
    await person.click(screen.getByRole('button', { name: 'J’ai rangé mes codes' }));

    expect(await heading('Mon compte')).toBeVisible();
  });

  it('learns of it when the company asks for it meanwhile', async () => {
    const { session, router } = await renderApp('/home', camille);
    await heading('Bonjour Camille');
    session.user = unprotected;
    server.use(
      http.get('/api/auth/sessions', () =>
        HttpResponse.json({ code: 'second_factor_required', message: '' }, { status: 403 }),
      ),
    );

    await router.navigate({ to: '/compte' });

    expect(await heading('Protégez votre compte')).toBeVisible();
  });
});
