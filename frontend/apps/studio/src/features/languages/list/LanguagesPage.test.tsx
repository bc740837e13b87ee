import { nadia } from '@test/answers';
import { arabic, french, languagesServer } from '@test/languages';
import { renderApp } from '@test/renderApp';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';

const path = '/parametres/langues';

const open = async (address = path, world = languagesServer()) => ({
  ...(await renderApp(address, nadia, world.handlers)),
  ...world,
});

describe('the languages', () => {
  it('are lines with direction, progress, use and standing; one opens beside', async () => {
    const { person, path: where } = await open();

    const row = await screen.findByRole('row', { name: /Arabe/ });
    expect(row.textContent?.replaceAll(/\s/g, ' ')).toContain('De droite à gauche25 %aucun livretEn préparation');
    expect(within(row).getByText('العربية')).toHaveAttribute('lang', 'ar');
    expect(screen.getByRole('row', { name: /Français/ })).toHaveTextContent('Référence');

    await person.click(within(row).getByRole('button', { name: /Arabe/ }));

    const sheet = await screen.findByRole('complementary', { name: 'Arabe' });
    expect(sheet).toHaveTextContent('6 formes à remplir');
    expect(within(sheet).getByRole('link', { name: 'Traduire' })).toHaveAttribute(
      'href',
      '/parametres/traductions?langue=ar',
    );
    expect(where()).toBe(path);
  });

  it('are closed to those who do not keep the content of the platform', async () => {
    await renderApp(path, { ...nadia, abilities: { ...nadia.abilities, manage_content: false } }, []);

    expect(await screen.findByText('Accès réservé')).toBeVisible();
  });

  it('say that they could not be read', async () => {
    await renderApp(path, nadia, [http.get('/api/i18n/locales', () => HttpResponse.json({}, { status: 500 }))]);

    expect(await screen.findByRole('alert')).toBeVisible();
  });
});

describe('a new language', () => {
  it('gets its name and its direction from what is known', async () => {
    const { person, sent } = await open(`${path}?ajouter=true`);

    await person.write(await screen.findByLabelText('Chercher une langue'), 'portugais');
    await person.click(await screen.findByRole('button', { name: /Portugais \(Portugal\)/ }));
    await person.click(screen.getByRole('button', { name: 'Ajouter la langue' }));

    await waitFor(() =>
      expect(sent).toEqual([
        ['add', { code: 'pt-PT', label: 'Portugais (Portugal)', own_name: 'Português', direction: 'ltr' }],
      ]),
    );
  });

  it('is refused beside its field', async () => {
    const refused = http.post('/api/i18n/locales', () =>
      HttpResponse.json(
        { code: 'invalid', message: '', errors: { code: ['Un code de langue s’écrit ainsi.'] } },
        { status: 422 },
      ),
    );
    const world = languagesServer();
    const { person } = await open(`${path}?ajouter=true`, { ...world, handlers: [refused, ...world.handlers] });

    await person.write(await screen.findByLabelText('Code'), 'xx-');
    await person.write(screen.getByLabelText('Nom en français'), 'Inconnue');
    await person.write(screen.getByLabelText('Nom dans la langue'), 'Inconnue{Enter}');

    await waitFor(() => expect(screen.getByLabelText('Code')).toHaveAccessibleDescription(/s’écrit ainsi/));
  });
});

describe('a language', () => {
  const sheet = () => screen.findByRole('complementary', { name: 'Arabe' });

  it('is offered by one choice, and only what changed is sent', async () => {
    const { person, sent } = await open(`${path}?langue=ar`);

    await person.click(within(await sheet()).getByRole('radio', { name: /Proposée/ }));
    await person.click(screen.getByRole('button', { name: 'Enregistrer' }));

    await waitFor(() => expect(sent).toEqual([['save ar', { interface: true, status: 'active' }]]));
  });

  it('says why it is not retired, naming who has it', async () => {
    const message = 'Nombre de livrets qui la proposent : 2, dont Accueil.';
    const refused = http.post('/api/i18n/locales/:code/retire', () =>
      HttpResponse.json({ code: 'locale_in_use_by', message }, { status: 409 }),
    );
    const world = languagesServer();
    const { person } = await open(`${path}?langue=ar`, { ...world, handlers: [refused, ...world.handlers] });

    await person.click(within(await sheet()).getByRole('button', { name: 'Retirer la langue' }));
    await person.click(await screen.findByRole('button', { name: 'Retirer' }));

    expect(await within(await sheet()).findByText(message)).toBeVisible();
  });

  it('comes back when it was retired', async () => {
    const retired = { ...arabic, status: 'retired' as const, standing: 'retired' as const };
    const { person, sent } = await open(`${path}?langue=ar`, languagesServer({ languages: [french, retired] }));

    await person.click(await screen.findByRole('button', { name: 'Reprendre la langue' }));

    await waitFor(() => expect(sent).toEqual([['save ar', { status: 'preparing' }]]));
  });
});
