import { camille, withoutTerms } from '@test/answers';
import { renderApp } from '@test/renderApp';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TermsPage } from '@/features/accounts';
import { AdminShell } from './layouts/lazy';

const answered = (value: string, age = 60) => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server leaves it
  document.cookie = `cguAccepted=${value}; path=/; max-age=${age}`;
};

/** What is fetched before the server has said who visits. */
const visit = async (address: string, user: typeof camille | null) => {
  const { promise: said, resolve: say } = Promise.withResolvers<void>();
  const asked = vi.fn();
  const slow = http.get('/api/auth/user', async () => {
    asked();
    await said;
    return user ? HttpResponse.json(user) : HttpResponse.json({ code: 'not_signed_in', message: '' }, { status: 401 });
  });
  const inside = vi.spyOn(AdminShell, 'preload');
  const terms = vi.spyOn(TermsPage, 'preload');
  await renderApp(address, user, [slow]);
  await waitFor(() => expect(asked).toHaveBeenCalled());
  const ahead = { inside: inside.mock.calls.length > 0, terms: terms.mock.calls.length > 0 };
  say();
  return ahead;
};

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('F15: the cookie of the terms, a cache', () => {
  afterEach(() => {
    answered('', 0);
    vi.restoreAllMocks();
  });

  it.each([
    ['accepted', 'true', '/home', { inside: true, terms: false }],
    ['refused', 'false', '/home', { inside: false, terms: true }],
    ['said nothing', 'perhaps', '/home', { inside: false, terms: false }],
    ['accepted, and signs in', 'true', '/auth/login', { inside: false, terms: false }],
    ['accepted, at an address that leads nowhere', 'true', '/nulle-part', { inside: false, terms: false }],
  ])('says what to fetch while the server is asked, for who %s', async (_, cookie, address, ahead) => {
    answered(cookie);

    expect(await visit(address, null)).toEqual(ahead);
  });

  it.each([
    ['true', withoutTerms, 'Avant de commencer'],
    ['false', camille, 'Bonjour Camille'],
    ['true', null, 'Bon retour'],
  ])('which says %s, never wins over the answer of the server', async (cookie, user, shown) => {
    answered(cookie);

    await visit('/home', user);

    expect(await heading(shown)).toBeVisible();
  });
});
