import { camille } from '@test/answers';
import { renderApp } from '@test/renderApp';
import { server } from '@test/server';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { choiceBeforeSignIn } from '@/features/accounts/session/language';
import { rememberedLocale, rememberLocale } from '@/shared/locale/memory';

const english = { ...camille, language: 'en-GB' };
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** The languages that were saved on the account. */
const savedLanguages = () => {
  const saved: unknown[] = [];
  const handler = http.post('/api/auth/set-language', async ({ request }) => {
    saved.push(await request.json());
    return new HttpResponse(null, { status: 204 });
  });
  return { saved, handler };
};

const forgetCookie = () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the product writes it
  document.cookie = 'i18n_redirected=; path=/; max-age=0';
};

beforeEach(() => {
  forgetCookie();
  choiceBeforeSignIn.take();
});

describe('the language', () => {
  it('F1: is changed in place, remembered, and saved on the account', async () => {
    const { saved, handler } = savedLanguages();
    const { person, path } = await renderApp('/home', camille, [handler]);

    await person.click(await screen.findByRole('button', { name: /Camille Vidal/ }));
    await person.click(await screen.findByRole('menuitemradio', { name: 'English' }));

    expect(await heading('Hello Camille')).toBeVisible();
    expect(path()).toBe('/en-GB/home');
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/en-GB/home');
    expect(rememberedLocale()).toBe('en-GB');
    expect(document.documentElement.lang).toBe('en-GB');
    await waitFor(() => expect(saved).toEqual([{ language: 'en-GB' }]));
  });

  it('F1: is remembered for 365 days', () => {
    const write = vi.spyOn(document, 'cookie', 'set');

    rememberLocale('en-GB');

    expect(write).toHaveBeenCalledWith(expect.stringContaining('i18n_redirected=en-GB; path=/; max-age=31536000;'));
  });

  it('keeps its prefix through the guards', async () => {
    const { path } = await renderApp('/en-GB/home');

    expect(await heading('Welcome back')).toBeVisible();
    expect(path()).toBe('/en-GB/auth/login');
  });
});

describe('the language after signing in', () => {
  const signIn = async (address: string, user: typeof camille, choose?: string) => {
    const { saved, handler } = savedLanguages();
    const app = await renderApp(address, null, [handler]);
    server.use(http.post('/api/auth/login', () => HttpResponse.json(user)));
    if (choose) {
      await app.person.click(await screen.findByRole('button', { name: /Français|English/ }));
      await app.person.click(await screen.findByRole('menuitemradio', { name: choose }));
    }
    await app.person.write(await screen.findByLabelText(/Adresse e-mail|E-mail address/), user.email);
    await app.person.write(await screen.findByLabelText(/^(Mot de passe|Password)$/), 'secret{Enter}');
    return { ...app, saved };
  };

  it('is the account’s, and this browser does not remember it', async () => {
    const { path } = await signIn('/auth/login', english);

    expect(await heading('Hello Camille')).toBeVisible();
    expect(path()).toBe('/en-GB/home');
    expect(rememberedLocale()).toBeUndefined();
  });

  it('is the account’s on a page that somebody else left in English', async () => {
    rememberLocale('en-GB');
    const { path, saved } = await signIn('/en-GB/auth/login', camille);

    expect(await heading('Bonjour Camille')).toBeVisible();
    expect(path()).toBe('/home');
    expect(saved).toEqual([]);
  });

  it('is the account’s on a French page, for somebody whose browser remembers English', async () => {
    rememberLocale('en-GB');
    const { path, saved } = await signIn('/home', english);

    expect(await heading('Hello Camille')).toBeVisible();
    expect(path()).toBe('/en-GB/home');
    expect(saved).toEqual([]);
  });

  it('is the one just chosen in the menu, which the account takes over', async () => {
    const { path, saved } = await signIn('/auth/login', camille, 'English');

    expect(await heading('Hello Camille')).toBeVisible();
    expect(path()).toBe('/en-GB/home');
    await waitFor(() => expect(saved).toEqual([{ language: 'en-GB' }]));
    expect(choiceBeforeSignIn.take()).toBe(false);
  });
});

describe('sentences already on the screen', () => {
  const chooseEnglish = async ({ person }: Awaited<ReturnType<typeof renderApp>>) => {
    await person.click(screen.getByRole('button', { name: 'Français' }));
    await person.click(await screen.findByRole('menuitemradio', { name: 'English' }));
    await heading('Welcome back');
  };

  it('are said again in the language chosen', async () => {
    const app = await renderApp('/auth/login');
    await app.person.click(await screen.findByRole('button', { name: 'Se connecter' }));
    await screen.findAllByText('Cette information est nécessaire.');

    await chooseEnglish(app);

    expect(await screen.findAllByText('This information is needed.')).toHaveLength(2);
    expect(screen.queryByText('Cette information est nécessaire.')).toBeNull();
  });

  it('leave when they are the server’s', async () => {
    const refusal = { code: 'bad_credentials', message: 'L’adresse ou le mot de passe ne convient pas.' };
    const app = await renderApp('/auth/login', null, [
      http.post('/api/auth/login', () => HttpResponse.json(refusal, { status: 422 })),
    ]);
    await app.person.write(await screen.findByLabelText('Adresse e-mail'), camille.email);
    await app.person.write(screen.getByLabelText('Mot de passe'), 'wrong{Enter}');
    await screen.findByRole('alert');

    await chooseEnglish(app);

    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
});
