import { server } from '@test/server';
import { waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';

/* Each test starts with a page of its own, on which no language was loaded yet. */
const open = async () => {
  vi.resetModules();
  return import('./i18n');
};
let asked: string[];

const overrides = (texts: Record<string, string>, ready = Promise.resolve()) =>
  server.use(
    http.get('/api/admin/i18n/json', async ({ request }) => {
      asked.push(new URL(request.url).search);
      await ready;
      return HttpResponse.json({ 'en-GB': texts });
    }),
  );

beforeEach(() => {
  asked = [];
  vi.doUnmock('../../locales/en');
});

describe('F9: the messages of a locale', () => {
  it('are not asked of the server for French', async () => {
    overrides({});
    const { i18n, startI18n } = await open();

    await startI18n('fr-FR');

    expect(i18n.t('home:title')).toBe('Accueil');
    expect(asked).toEqual([]);
  });

  it('are those shipped, with the server’s on top', async () => {
    overrides({ 'home.greeting': 'Good morning {{name}}' });
    const { i18n, startI18n } = await open();

    await startI18n('en-GB');

    await waitFor(() => expect(i18n.t('home:greeting', { name: 'Camille' })).toBe('Good morning Camille'));
    expect(i18n.t('home:title')).toBe('Home');
    expect(asked).toEqual(['?locale=en-GB']);
  });

  it('do not wait for a slow server, whose changes come later', async () => {
    const { promise: woken, resolve: wake } = Promise.withResolvers<void>();
    overrides({ 'home.title': 'Front page' }, woken);
    const { i18n, startI18n } = await open();

    await startI18n('en-GB');

    expect(i18n.t('home:title')).toBe('Home');
    wake();
    await waitFor(() => expect(i18n.t('home:title')).toBe('Front page'));
  });

  it.each([0, 1, 2, 1_000_000])('have the usual form for a number that has none of its own (%i)', async (count) => {
    const { i18n, startI18n } = await open();

    await startI18n('fr-FR');

    expect(i18n.t('home:waiting', { count })).toMatch(/vous atten/);
  });

  it('fall back to French, never to a key', async () => {
    overrides({});
    const { i18n, startI18n } = await open();
    await startI18n('en-GB');
    i18n.addResourceBundle('fr-FR', 'home', { only: 'Seulement en français' }, true);

    expect(i18n.t('home:only' as 'home:title')).toBe('Seulement en français');
  });

  it('are those shipped when the server does not answer', async () => {
    server.use(http.get('/api/admin/i18n/json', () => HttpResponse.error()));
    const { i18n, startI18n } = await open();

    await startI18n('en-GB');

    expect(i18n.t('accounts:signIn.heading')).toBe('Welcome back');
  });

  it('are French when those shipped cannot be loaded, and the page says that it is French', async () => {
    overrides({});
    vi.doMock('@/locales/en', () => {
      throw new Error('Failed to fetch dynamically imported module');
    });
    const { i18n, startI18n } = await open();

    await expect(startI18n('en-GB')).resolves.toBe('fr-FR');

    expect(i18n.t('accounts:signIn.heading')).toBe('Bon retour');
    expect(document.documentElement.lang).toBe('fr-FR');
  });
});
