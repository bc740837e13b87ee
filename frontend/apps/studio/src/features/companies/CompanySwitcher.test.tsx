import { clearHistory } from '@livretier/ui';
import { camille, lea } from '@test/answers';
import { renderApp } from '@test/renderApp';
import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';

const companies = (count: number) =>
  Array.from({ length: count }, (_, place) => ({
    id: `m${place}`,
    role: place ? 'writer' : 'company_admin',
    company: place
      ? { id: `c${place}`, name: place === 1 ? 'Clinique des Tilleuls' : `Hôtel ${place}`, kind: 'health' }
      : camille.company,
  }));
const memberOf = (count: number) =>
  http.get('/api/memberships', () => HttpResponse.json({ items: companies(count), next: null }));

const there = { ...camille, company: lea.company, role: 'writer' as const };
const card = () => screen.findByRole('button', { name: /^Maison Aubrac/ });

/** A server that opens the company asked for, and says which that was. */
const opening = () => {
  const asked: unknown[] = [];
  const handler = http.post('/api/auth/company', async ({ request }) => {
    asked.push(await request.json());
    return HttpResponse.json(there);
  });
  return { asked, handler };
};

afterEach(() => {
  act(() => clearHistory());
});

describe('the company card', () => {
  it('is only a card for somebody who has one company', async () => {
    const { queryClient } = await renderApp('/home', camille, [memberOf(1)]);
    await screen.findByRole('heading', { level: 1 });

    await waitFor(() => expect(queryClient.getQueryData(['memberships'])).toBeDefined());
    expect(screen.queryByRole('button', { name: /Maison Aubrac/ })).toBeNull();
  });

  it('lists the companies with one’s role, the current one checked', async () => {
    const { person } = await renderApp('/home', camille, [memberOf(3)]);
    await person.click(await card());

    /* Nothing has a place in jsdom, where the kit may hide a menu that seems to stand nowhere. */
    const choice = (name: RegExp) => screen.findByRole('menuitemradio', { name, hidden: true });
    expect(await choice(/Maison Aubrac.*Administration/)).toBeChecked();
    expect(await choice(/Clinique des Tilleuls.*Rédaction/)).not.toBeChecked();
  });

  it('opens another company: nothing of the former is left, and it is said', async () => {
    const { asked, handler } = opening();
    const { person, path, queryClient } = await renderApp('/home', camille, [memberOf(3), handler]);
    await person.click(await card());
    queryClient.setQueryData(['booklets'], 'of the former company');

    await person.click(await screen.findByRole('menuitemradio', { name: /Clinique des Tilleuls/ }));

    expect(await screen.findByText('Vous travaillez maintenant pour Clinique des Tilleuls.')).toBeVisible();
    expect(await screen.findByRole('button', { name: /^Clinique des Tilleuls/ })).toBeVisible();
    expect(asked).toEqual([{ company_id: 'c1' }]);
    expect(path()).toBe('/home');
    expect(queryClient.getQueryData(['booklets'])).toBeUndefined();
    expect(queryClient.getQueryData(['session'])).toEqual(there);
    expect(queryClient.getQueryData(['memberships'])).toBeDefined();
  });

  it('says why the company could not be opened, and stays', async () => {
    const refusal = { code: 'not_found', message: 'Cette entreprise n’est plus accessible.' };
    const { person } = await renderApp('/home', camille, [
      memberOf(3),
      http.post('/api/auth/company', () => HttpResponse.json(refusal, { status: 404 })),
    ]);
    await person.click(await card());

    await person.click(await screen.findByRole('menuitemradio', { name: /Clinique des Tilleuls/ }));

    expect(await screen.findByRole('alert')).toHaveTextContent(refusal.message);
    expect(await card()).toBeVisible();
  });

  it('finds one among many by its name', async () => {
    const { asked, handler } = opening();
    const { person } = await renderApp('/home', camille, [memberOf(9), handler]);
    await person.click(await card());

    const field = await screen.findByRole('combobox', { name: 'Changer d’entreprise' });
    expect(screen.getByRole('option', { name: /Maison Aubrac/ })).toHaveTextContent('Entreprise actuelle');
    await person.write(field, 'tilleuls{Enter}');

    expect(await screen.findByText('Vous travaillez maintenant pour Clinique des Tilleuls.')).toBeVisible();
    expect(asked).toEqual([{ company_id: 'c1' }]);
  });

  it('follows another tab, where another company was opened', async () => {
    const { session, queryClient } = await renderApp('/home', camille, [memberOf(3)]);
    await card();
    queryClient.setQueryData(['booklets'], 'of the former company');

    session.user = there;
    window.dispatchEvent(new Event('visibilitychange'));

    expect(await screen.findByRole('button', { name: /^Clinique des Tilleuls/ })).toBeVisible();
    expect(queryClient.getQueryData(['booklets'])).toBeUndefined();
  });
});
