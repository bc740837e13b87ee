import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { server } from '../../../../../test/server';
import { i18n, startI18n } from './i18n';

const overrides = (texts: Record<string, string>) =>
  server.use(http.get('/api/admin/i18n/json', () => HttpResponse.json({ 'en-GB': texts })));

describe('F9: the messages of a locale', () => {
  it('are not asked of the server for French', async () => {
    await startI18n('fr-FR');

    expect(i18n.t('home:title')).toBe('Accueil');
  });

  it('are those shipped, with the server’s on top', async () => {
    overrides({ 'home.greeting': 'Good morning {{name}}' });

    await startI18n('en-GB');

    expect(i18n.t('home:greeting', { name: 'Camille' })).toBe('Good morning Camille');
    expect(i18n.t('home:title')).toBe('Home');
  });

  it('fall back to French, never to a key', async () => {
    overrides({});
    await startI18n('en-GB');
    i18n.addResourceBundle('fr-FR', 'home', { only: 'Seulement en français' }, true);

    expect(i18n.t('home:only' as 'home:title')).toBe('Seulement en français');
  });

  it('are those shipped when the server does not answer', async () => {
    server.use(http.get('/api/admin/i18n/json', () => HttpResponse.error()));

    await startI18n('en-GB');

    expect(i18n.t('accounts:signIn.heading')).toBe('Welcome back');
  });
});
