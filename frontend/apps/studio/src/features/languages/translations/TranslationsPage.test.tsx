import { nadia } from '@test/answers';
import { arabic, french, greeting, languagesServer, pause } from '@test/languages';
import { renderApp } from '@test/renderApp';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';

const path = '/parametres/traductions';

const open = async (address = `${path}?langue=ar`, world = languagesServer()) => ({
  ...(await renderApp(address, nadia, world.handlers)),
  ...world,
});
const lines = async () => within(await screen.findByRole('list', { name: /Textes/ })).getAllByRole('listitem');
const line = async (at: number) => {
  const found = (await lines())[at];
  if (!found) throw new Error(`There is no line ${at}.`);
  return within(found);
};

describe('the texts in a language', () => {
  it('show what has to stay in them, and where each stands', async () => {
    await open();

    const first = await line(0);
    expect(first.getByText('{{name}}').tagName).toBe('BDI');
    expect(first.getByText('À traduire')).toBeVisible();
    expect((await line(2)).getByText('أوقف الإرسال').closest('[lang]')).toHaveAttribute('dir', 'rtl');
    expect(screen.getByRole('heading', { level: 1, name: 'Arabe' })).toBeVisible();
    expect(screen.getByText('Français (source)')).toBeVisible();
  });

  it('are those of the address', async () => {
    const { asked } = await open(`${path}?langue=ar&etat=to_do&ecran=home&recherche=bonjour`);

    await lines();
    expect(asked).toEqual([{ locale: 'ar', state: 'to_do', screen: 'home', q: 'bonjour', limit: '50' }]);
  });

  it('begin with the first language that is not French', async () => {
    const { asked } = await open(path);

    await lines();
    expect(asked[0]).toMatchObject({ locale: 'ar' });
  });

  it('of French are the source, without states to filter', async () => {
    const said = { ...greeting, forms: greeting.source, state: 'validated' as const };
    await open(`${path}?langue=fr-FR`, languagesServer({ languages: [french, arabic], messages: [said] }));

    await lines();
    expect(screen.queryByRole('radio', { name: /À revoir/ })).toBeNull();
  });

  it('are closed to those who do not keep the content of the platform', async () => {
    await renderApp(path, { ...nadia, abilities: { ...nadia.abilities, manage_content: false } }, []);

    expect(await screen.findByText('Accès réservé')).toBeVisible();
  });
});

describe('a text', () => {
  it('is validated by Ctrl+Enter, which goes on to the next one', async () => {
    const { person, sent } = await open();
    await person.click((await line(0)).getByRole('button'));

    const field = screen.getByLabelText('Traduction');
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute('dir', 'rtl');
    await person.write(field, 'مرحبا {{name}}');
    await person.keyboard('{Control>}{Enter}{/Control}');

    await waitFor(() => expect(screen.getByLabelText('Pour 0')).toHaveFocus());
    expect(sent).toEqual([
      ['write home.greeting ar', { forms: { '': 'مرحبا {{name}}' }, validated: true, revision: 0 }],
    ]);
    expect((await line(0)).getByText('Validé')).toBeVisible();
  });

  it('has a field for each of the six plurals of Arabic', async () => {
    const { person } = await open();

    await person.click((await line(1)).getByRole('button'));

    const names = ['Pour 0', 'Pour 1', 'Pour 2', /^Pour 3/, /^Pour 11/, /^Pour 100/];
    for (const name of names) expect(screen.getByLabelText(name)).toBeVisible();
  });

  it('is not sent while it lacks what has to stay, which one click puts in', async () => {
    const { person, sent } = await open();
    await person.click((await line(0)).getByRole('button'));
    await person.write(screen.getByLabelText('Traduction'), 'مرحبا ');

    await person.keyboard('{Control>}{Enter}{/Control}');
    expect(screen.getByLabelText('Traduction')).toHaveAccessibleDescription(/Il manque.*{{name}}/);
    expect(sent).toEqual([]);

    await person.click(screen.getByRole('button', { name: 'Insérer {{name}}' }));
    expect(screen.getByLabelText('Traduction')).toHaveValue('مرحبا {{name}}');
  });

  it('says the server’s refusal beside its field', async () => {
    const said = 'Chaque balise ouverte se ferme, dans l’ordre.';
    const refused = http.put('/api/i18n/messages/:key/:code', () =>
      HttpResponse.json({ code: 'invalid', message: '', errors: { forms: [said] } }, { status: 422 }),
    );
    const world = languagesServer();
    const { person } = await open(undefined, { ...world, handlers: [refused, ...world.handlers] });
    await person.click((await line(0)).getByRole('button'));

    await person.write(screen.getByLabelText('Traduction'), 'مرحبا {{name}}');
    await person.click(screen.getByRole('button', { name: 'Valider' }));

    await waitFor(() => expect(screen.getByLabelText('Traduction')).toHaveAccessibleDescription(said));
  });

  it('that somebody else wrote meanwhile is read again', async () => {
    const message = 'Quelqu’un a enregistré cette traduction.';
    const refused = http.put('/api/i18n/messages/:key/:code', () =>
      HttpResponse.json({ code: 'message_changed_meanwhile', message }, { status: 409 }),
    );
    const world = languagesServer();
    const { person, asked } = await open(undefined, { ...world, handlers: [refused, ...world.handlers] });
    await person.click((await line(0)).getByRole('button'));
    await person.write(screen.getByLabelText('Traduction'), 'مرحبا {{name}}');
    await person.click(screen.getByRole('button', { name: 'Valider' }));

    await person.click(await screen.findByRole('button', { name: 'Recharger' }));

    expect(screen.getByText(message)).toBeVisible();
    await waitFor(() => expect(asked).toHaveLength(2));
  });

  it('is left by Escape, to where it was opened', async () => {
    const { person } = await open();
    await person.click((await line(0)).getByRole('button'));

    await person.keyboard('{Escape}');

    await waitFor(async () => expect((await line(0)).getByRole('button')).toHaveFocus());
  });

  it('is erased, and then has to be translated', async () => {
    const { person, sent } = await open(undefined, languagesServer({ messages: [pause] }));
    await person.click((await line(0)).getByRole('button'));

    await person.click(screen.getByRole('button', { name: 'Effacer la traduction' }));

    expect(await screen.findByRole('button', { name: 'Cliquez pour traduire' })).toBeVisible();
    expect(sent.map(([name]) => name)).toEqual(['erase emailing.pause ar']);
  });
});
