import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { server } from '../../../../test/server';
import { camille } from '../../test/answers';
import { renderApp } from '../../test/renderApp';

describe('the language', () => {
  it('F1: is changed in place, remembered, and saved on the account', async () => {
    const { person, path } = await renderApp('/home', camille);
    let saved: unknown;
    server.use(
      http.post('/api/auth/set-language', async ({ request }) => {
        saved = await request.json();
        return new HttpResponse(null, { status: 204 });
      }),
    );

    await person.click(await screen.findByRole('button', { name: /Camille Vidal/ }));
    await person.click(await screen.findByRole('menuitemradio', { name: 'English' }));

    expect(await screen.findByRole('heading', { level: 1, name: 'Hello Camille' })).toBeVisible();
    expect(path()).toBe('/en-GB/home');
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/en-GB/home');
    expect(document.cookie).toContain('i18n_redirected=en-GB');
    expect(document.documentElement.lang).toBe('en-GB');
    await waitFor(() => expect(saved).toEqual({ language: 'en-GB' }));
  });

  it('keeps its prefix through the guards', async () => {
    const { path } = await renderApp('/en-GB/home');

    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
    expect(path()).toBe('/en-GB/auth/login');
  });
});
