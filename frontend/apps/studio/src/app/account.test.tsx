import { appearanceKey } from '@livretier/ui';
import { camille, lea } from '@test/answers';
import { renderApp } from '@test/renderApp';
import { server } from '@test/server';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { rememberedLocale } from '@/shared/locale/memory';
import { showNotices } from './notices';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const field = (name: string) => screen.findByRole('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Enregistrer' });
const state = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

/** A server that keeps what it is sent, and says so. */
const openAccount = async (address = '/compte') => {
  const sent: object[] = [];
  const keep = http.patch('/api/auth/user', async ({ request }) => {
    const changes = (await request.json()) as object;
    sent.push(changes);
    return HttpResponse.json({ ...camille, ...changes, message: 'Votre compte est à jour.' });
  });
  return { ...(await renderApp(address, camille, [keep])), sent };
};
const refuse = (body: object, status = 422) =>
  server.use(http.patch('/api/auth/user', () => HttpResponse.json(body, { status })));

const retype = async (person: Awaited<ReturnType<typeof renderApp>>['person'], name: string, text: string) => {
  await person.clear(await field(name));
  if (text) await person.write(await field(name), text);
};

beforeEach(() => {
  showNotices();
  localStorage.clear();
});

describe('one’s own account', () => {
  it('is reached from the menu, and named everywhere', async () => {
    const { person, path } = await openAccount('/home');

    await person.click(await screen.findByRole('button', { name: /Camille Vidal/ }));
    await person.click(await screen.findByRole('menuitem', { name: 'Mon compte' }));

    expect(await heading('Mon compte')).toBeVisible();
    expect(path()).toBe('/compte');
    expect(document.title).toBe('Mon compte | Livretier');
    expect(screen.getByRole('navigation', { name: 'Fil d’Ariane' })).toHaveTextContent('Mon compte');
    expect(await screen.findByText(camille.email)).toBeVisible();
  });

  it('saves a new name, which every screen then shows', async () => {
    const { person, sent } = await openAccount();
    await retype(person, 'Prénom', '  Camillia ');
    expect(state()).toContain('Modifications non enregistrées');

    await person.click(save());

    expect(await screen.findByText('Votre compte est à jour.')).toBeVisible();
    expect(sent).toEqual([{ first_name: 'Camillia', last_name: 'Vidal', language: 'fr-FR' }]);
    expect(await screen.findByRole('button', { name: /Camillia Vidal/ })).toBeVisible();
    await waitFor(() => expect(state().join()).toMatch(/Enregistré à \d+:\d\d/));
    expect(await field('Prénom')).toHaveValue('Camillia');
  });

  it('speaks a new language in place, and remembers it', async () => {
    const { person, path, sent } = await openAccount();

    await person.selectOptions(await screen.findByRole('combobox', { name: 'Langue' }), 'English');
    await person.click(save());

    expect(await heading('My account')).toBeVisible();
    expect(path()).toBe('/en-GB/compte');
    expect(rememberedLocale()).toBe('en-GB');
    expect(sent).toEqual([expect.objectContaining({ language: 'en-GB' })]);
  });

  it('shows the language that was chosen in the menu meanwhile', async () => {
    const { person } = await openAccount();

    await person.click(await screen.findByRole('button', { name: /Camille Vidal/ }));
    await person.click(await screen.findByRole('menuitemradio', { name: 'English' }));

    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Language' })).toHaveValue('en-GB'));
  });

  it('changes the appearance at once, in this browser, without saving', async () => {
    const { person, sent } = await openAccount();

    await person.selectOptions(await screen.findByRole('combobox', { name: 'Apparence' }), 'Sombre');

    expect(localStorage.getItem(appearanceKey)).toBe('dark');
    expect(document.documentElement).toHaveClass('p-dark');
    expect(state()).toContain('Aucune modification en attente');
    expect(sent).toEqual([]);
  });

  it('goes back to what was saved', async () => {
    const { person } = await openAccount();
    await retype(person, 'Nom', 'Autre');

    await person.click(screen.getByRole('button', { name: 'Annuler' }));

    expect(await field('Nom')).toHaveValue('Vidal');
    expect(state()).toContain('Aucune modification en attente');
  });

  it('leads to what is missing, without asking the server', async () => {
    const { person, sent } = await openAccount();
    await retype(person, 'Nom', '');

    await person.type(await field('Prénom'), '{Enter}');

    const link = await screen.findByRole('link', { name: 'Nom' });
    expect(link.closest('[tabindex]')).toHaveFocus();
    await person.click(link);
    expect(await field('Nom')).toHaveFocus();
    expect(await field('Nom')).toBeInvalid();
    expect(sent).toEqual([]);
  });

  it('puts what the server refuses beside its field', async () => {
    const { person } = await openAccount();
    await heading('Mon compte');
    refuse({ code: 'invalid', message: 'À revoir.', errors: { last_name: ['Ce nom est réservé.'] } });
    await retype(person, 'Nom', 'Réservé');

    await person.click(save());

    await waitFor(async () => expect(await field('Nom')).toHaveAccessibleDescription('Ce nom est réservé.'));
    expect(screen.queryByText('À revoir.')).toBeNull();
  });

  it('says why it could not be saved, and keeps what was typed', async () => {
    const { person } = await openAccount();
    await retype(person, 'Prénom', 'Camillia');
    server.use(http.patch('/api/auth/user', () => HttpResponse.error()));

    await person.click(save());

    expect(await screen.findByText(/Livretier ne répond pas/)).toBeVisible();
    expect(await field('Prénom')).toHaveValue('Camillia');
  });

  it('keeps what is typed while it is being saved', async () => {
    const { person } = await openAccount();
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    server.use(
      http.patch('/api/auth/user', async () => {
        await answered;
        return HttpResponse.json({ ...camille, first_name: 'Camillia' });
      }),
    );
    await retype(person, 'Prénom', 'Camillia');
    await person.click(save());
    await retype(person, 'Nom', 'Vidal-Roux');

    answer();

    expect(await screen.findByRole('button', { name: /Camillia Vidal/ })).toBeVisible();
    await waitFor(() => expect(state()).toContain('Modifications non enregistrées'));
    expect(await field('Nom')).toHaveValue('Vidal-Roux');
  });

  it('is somebody else’s when somebody else signs in in another tab', async () => {
    const { person, session } = await openAccount();
    await retype(person, 'Prénom', 'Camillia');

    session.user = lea;
    window.dispatchEvent(new Event('visibilitychange'));

    await waitFor(async () => expect(await field('Prénom')).toHaveValue('Léa'));
    expect(state()).toContain('Aucune modification en attente');
  });
});
