import { camille } from '@test/answers';
import { renderApp } from '@test/renderApp';
import { server } from '@test/server';
import { missing, value, valuesServer } from '@test/values';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';

const address = '/parametres/informations-pratiques';

const open = async (lines: ReturnType<typeof value>[], options?: { mayWrite?: boolean }) => {
  const remote = valuesServer(lines, options);
  const app = await renderApp(address, camille, remote.handlers);
  await screen.findByRole('table', { name: 'Informations pratiques' });
  return { ...app, ...remote };
};
const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getByRole('rowheader').textContent);

/** What the server has in the end: a slow machine may send a word in two parts. */
const savedIn = (sent: readonly { body: unknown }[]) =>
  Object.fromEntries(
    sent
      .flatMap(({ body }) => (body as { values: { key: string; value: string }[] }).values)
      .map(({ key, value: text }) => [key, text]),
  );

describe('the screen of practical informations', () => {
  it('puts what is overdue first, then what is missing', async () => {
    await open([value('accueil'), missing('idcc'), value('inspection', { state: 'overdue', review_on: '2027-03-01' })]);

    expect(rows()).toEqual([
      expect.stringContaining('Inspection'),
      expect.stringContaining('Idcc'),
      expect.stringContaining('Accueil'),
    ]);
  });

  it('stand by theme as soon as they are many, one theme open at a time, also those that a search finds', async () => {
    const many = Array.from({ length: 15 }, (_, place) => value(`lieu_${place}`, { theme: 'address' }));
    const others = Array.from({ length: 15 }, (_, place) => value(`secours_${place}`, { theme: 'safety' }));
    const { person, history } = await open([...many, ...others]);

    expect(rows()).toHaveLength(15);
    await person.click(screen.getByRole('button', { name: /^Sécurité/, expanded: false }));
    expect(rows().every((row) => row?.startsWith('Secours'))).toBe(true);

    const search = screen.getByRole('searchbox', { name: 'Chercher une information' });
    await person.write(search, 'e');
    await waitFor(() => expect(history.location.search).toBe('?recherche=e'));
    expect(await screen.findAllByRole('row')).toHaveLength(16);
    expect(screen.getByRole('button', { name: /^Sécurité/ })).toBeVisible();
    await person.write(search, 'cours_1');
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Sécurité/ })).toBeNull());
    expect(rows()).toHaveLength(6);
  });

  it('fills one after another with Enter, and saves each', async () => {
    const { person, sent } = await open([missing('idcc'), missing('code')]);

    await person.write(screen.getByRole('textbox', { name: 'Idcc' }), 'IDCC 1979{Enter}');
    expect(screen.getByRole('textbox', { name: 'Code' })).toHaveFocus();
    await person.keyboard('4512');
    await person.tab();

    await waitFor(() => expect(savedIn(sent)).toEqual({ idcc: 'IDCC 1979', code: '4512' }));
    expect(await screen.findByText('IDCC 1979')).toBeVisible();
  });

  it('leaves what was just filled where it stands, whatever the filter', async () => {
    const { person } = await open([value('accueil'), missing('idcc'), missing('code')]);

    await person.click(screen.getByRole('radio', { name: /À remplir/ }));
    await waitFor(() => expect(rows()).toHaveLength(2));
    await person.write(screen.getByRole('textbox', { name: 'Idcc' }), '1979{Enter}');

    expect(await screen.findByText('1979')).toBeVisible();
    expect(rows()[0]).toContain('Idcc');
  });

  it('confirms many at once', async () => {
    const late = { state: 'overdue', review_on: '2027-03-01' } as const;
    const { person, sent } = await open([value('a', late), value('b', late), value('c')]);

    await person.click(screen.getByRole('button', { name: 'Les sélectionner' }));
    await person.click(screen.getByRole('button', { name: 'Toujours exactes' }));

    await waitFor(() => expect(screen.queryByText(/En retard,/)).toBeNull());
    expect(sent).toEqual([{ method: 'POST', body: { site: null, keys: ['a', 'b'] } }]);
  });

  it('changes the day of one, and leaves the rest', async () => {
    const { person, sent } = await open([value('accueil')]);

    await person.click(screen.getByRole('button', { name: /^Modifier\s: Accueil$/ }));
    const day = screen.getByRole('textbox', { name: 'À vérifier avant le' });
    await person.clear(day);
    await person.write(day, '31/12/2098');
    await person.click(screen.getByRole('button', { name: 'Enregistrer' }));

    await waitFor(() =>
      expect(sent).toEqual([
        { method: 'PUT', body: { site: null, values: [{ key: 'accueil', review_on: '2098-12-31' }] } },
      ]),
    );
  });

  it('only shows them to those who may not write', async () => {
    await open([value('accueil'), missing('idcc')], { mayWrite: false });

    expect(screen.queryByRole('textbox', { name: 'Idcc' })).toBeNull();
    expect(screen.getByText('Pas encore remplie')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Nouvelle information' })).toBeNull();
  });

  it('is closed to those who see no booklet', async () => {
    const abilities = { ...camille.abilities, see_booklets: false };
    await renderApp(address, { ...camille, abilities });
    expect(await screen.findByText('Accès réservé')).toBeVisible();
  });

  it('says when the server does not answer', async () => {
    await renderApp(address, camille, [
      http.get('/api/values', () => HttpResponse.json({ code: 'broken', message: '' }, { status: 500 })),
      ...valuesServer([]).handlers,
    ]);

    expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
  });
});

describe('informations out of a spreadsheet', () => {
  const bring = async (answer: () => Response) => {
    const { person, sent } = await open([value('accueil'), missing('idcc')]);
    server.use(http.post('/api/values/sheet', answer));
    await person.click(screen.getByRole('button', { name: 'Importer depuis un tableur' }));
    const dialog = await screen.findByRole('dialog');
    await person.upload(within(dialog).getByLabelText('Fichier rempli'), new File(['Repère;Valeur'], 'i.csv'));
    await person.click(within(dialog).getByRole('button', { name: 'Voir ce qui change' }));
    return { person, sent, dialog };
  };
  const line = (number: number, action: string, key: string, after: string) => ({
    number,
    action,
    name: key,
    key,
    before: '',
    after,
    message: action === 'invalid' ? 'Trop long.' : '',
  });

  it('saves what the dry run showed, and nothing else', async () => {
    const { person, sent, dialog } = await bring(() =>
      HttpResponse.json({
        lines: [
          line(2, 'changed', 'idcc', '1979'),
          line(3, 'invalid', 'accueil', 'xx'),
          line(4, 'unknown', '', 'oui'),
          line(5, 'same', 'accueil', 'yy'),
        ],
      }),
    );

    expect(await within(dialog).findByRole('row', { name: /1979/ })).toBeVisible();
    await person.click(within(dialog).getByRole('radio', { name: /À corriger/ }));
    expect(await within(dialog).findByText('Trop long.')).toBeVisible();
    await person.click(within(dialog).getByRole('button', { name: 'Enregistrer 1 information' }));

    await waitFor(() => expect(savedIn(sent)).toEqual({ idcc: '1979' }));
  });

  it('says why a file is not taken', async () => {
    const { dialog } = await bring(() =>
      HttpResponse.json(
        { code: 'sheet_not_taken', message: 'Non.', errors: { content: ['Ce fichier ne peut pas être lu.'] } },
        { status: 422 },
      ),
    );

    expect(await within(dialog).findByText('Ce fichier ne peut pas être lu.')).toBeVisible();
  });
});
