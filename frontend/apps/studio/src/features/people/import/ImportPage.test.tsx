import { camille } from '@test/answers';
import { bookletList, seasonal } from '@test/bookletList';
import { peopleServer } from '@test/peopleServer';
import { renderApp } from '@test/renderApp';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import type { PeopleImport } from './api';

const id = '01930000-0000-7000-8000-0000000000c1';
const path = `/parametres/personnes/import/${id}`;
const none = { new: 0, changed: 0, same: 0, error: 0, applied: 0 };
const counts = { new: 96, changed: 31, same: 14, error: 1, applied: 0 };

const brought: PeopleImport = {
  id,
  state: 'created',
  name: 'saison-2027.csv',
  size: 120,
  columns: [
    { title: 'Matricule', samples: ['RH-1', 'RH-2', ''], field: 'reference' },
    { title: 'Taille de veste', samples: ['M', 'L', 'S'], field: '' },
  ],
  counts: none,
  booklet: null,
  error: '',
  by_name: 'Camille Vidal',
  created_at: '2027-03-16T10:00:00Z',
  expires_at: '2027-03-23T10:00:00Z',
};
const wrong = {
  number: 14,
  told: { first_name: 'Paul', last_name: 'Garrigue', reference: 'RH-0431' },
  problems: [{ field: 'email', message: 'L’adresse est incomplète.' }],
  person_id: null,
  applied: false,
};

/** An import that stands somewhere; each call moves it as the server would. */
const server = (start: Partial<PeopleImport>, after: Partial<PeopleImport> = {}) => {
  let found = { ...brought, ...start };
  const sent: [string, unknown][] = [];
  const turn = async ({ request }: { request: Request }) => {
    const text = await request.text();
    sent.push([`${request.method} ${new URL(request.url).pathname.split(id)[1]}`, text && JSON.parse(text)]);
    found = { ...found, ...after };
    return HttpResponse.json(found);
  };
  const handlers = [
    http.get(`/api/people/imports/${id}`, () => HttpResponse.json(found)),
    http.post(`/api/people/imports/${id}/file`, turn),
    http.put(`/api/people/imports/${id}/mapping`, turn),
    http.post(`/api/people/imports/${id}/application`, turn),
    http.get(`/api/people/imports/${id}/lines`, ({ request }) =>
      HttpResponse.json({
        items: new URL(request.url).searchParams.get('action') === 'error' ? [wrong] : [],
        next: null,
      }),
    ),
    ...peopleServer().handlers,
  ];
  return { sent, handlers };
};
const step = async (name: string) =>
  waitFor(() => expect(screen.getByText(name, { selector: '[aria-current="step"] *' })).toBeInTheDocument());

describe('an import of people', () => {
  it('is sent to the store, and its columns are asked for', async () => {
    const puts: string[] = [];
    const { sent, handlers } = server({ columns: [] }, { columns: brought.columns });
    const { person, path: where } = await renderApp('/parametres/personnes/import', camille, [
      http.post('/api/people/imports', () => HttpResponse.json({ ...brought, address: '/store/x' }, { status: 201 })),
      http.put('/store/x', async ({ request }) => {
        puts.push(await request.text());
        return new HttpResponse(null);
      }),
      ...handlers,
    ]);

    const file = new File(['Matricule;Nom\nRH-1;Diallo'], 'saison-2027.csv', { type: 'text/csv' });
    await person.upload(await screen.findByLabelText('Fichier de personnes'), file);
    await person.click(screen.getByRole('button', { name: 'Lire le fichier' }));

    await waitFor(() => expect(where()).toBe(path));
    expect(puts).toEqual(['Matricule;Nom\nRH-1;Diallo']);
    await waitFor(() => expect(sent[0]?.[0]).toBe('POST /file'));
    await step('Colonnes');
  });

  it('shows what was guessed with samples, refuses one field for two columns, and tries', async () => {
    const { sent, handlers } = server({}, { state: 'checked', counts });
    const { person } = await renderApp(path, camille, handlers);

    expect(await screen.findByText('RH-1 · RH-2')).toBeVisible();
    expect(screen.getByRole('combobox', { name: /Matricule.*devient/ })).toHaveDisplayValue('Référence');
    const jacket = screen.getByRole('combobox', { name: /Taille de veste.*devient/ });
    const trial = screen.getByRole('button', { name: 'Lancer l’essai à blanc' });
    await person.selectOptions(jacket, 'Référence');
    expect(screen.getByText('Déjà pris par la colonne « Matricule ».')).toBeVisible();
    expect(trial).toBeDisabled();

    await person.selectOptions(jacket, 'Laisser de côté');
    await person.click(trial);
    await waitFor(() => expect(sent).toEqual([['PUT /mapping', { mapping: ['reference', ''] }]]));
    await step('Essai à blanc');
  });

  it('says that nobody can be told apart without a reference, an address or a name', async () => {
    const { person } = await renderApp(path, camille, server({}).handlers);

    await person.selectOptions(await screen.findByRole('combobox', { name: /Matricule.*devient/ }), 'Poste');
    expect(screen.getByText(/Il faut au moins une référence/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Lancer l’essai à blanc' })).toBeDisabled();
  });

  it('shows the dry run by figures and lines, errors first, and takes over what is good', async () => {
    const { sent, handlers } = server({ state: 'checked', counts }, { state: 'applying' });
    const { person } = await renderApp(path, camille, handlers);

    const line = await screen.findByRole('row', { name: /Paul Garrigue/ });
    expect(line).toHaveTextContent(/14.*RH-0431.*E-mail : L’adresse est incomplète\./);
    expect(screen.getByText('saison-2027.csv, 142 lignes. Rien n’est encore enregistré.')).toBeVisible();
    expect(screen.getByText('1 colonne laissée de côté : Taille de veste.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Télécharger l’erreur en CSV' })).toBeVisible();
    expect(screen.getByText(/Corrigez le fichier puis rechargez-le/)).toBeVisible();

    await person.click(screen.getByRole('button', { name: 'Importer 127 lignes sur 142' }));
    await waitFor(() => expect(sent.map(([call]) => call)).toEqual(['POST /application']));
    await step('Résultat');
  });

  it('goes back to the columns before anything is taken over', async () => {
    const { person } = await renderApp(path, camille, server({ state: 'checked', counts }).handlers);

    await person.click(await screen.findByRole('link', { name: 'Revenir aux colonnes' }));
    expect(await screen.findByRole('combobox', { name: /Matricule.*devient/ })).toBeVisible();
  });

  it('is found where it stands by whoever comes back', async () => {
    const { handlers } = server({ state: 'applying', counts: { ...counts, applied: 40 } });
    await renderApp(path, camille, handlers);

    expect(await screen.findByText('40 lignes enregistrées sur 127')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Avancement de l’import' })).toHaveAttribute('value', '40');
    expect(screen.queryByRole('button', { name: 'Changer de fichier' })).toBeNull();
  });

  it('says what was done, and what was not', async () => {
    const { handlers } = server({ state: 'done', counts: { ...counts, applied: 127 } });
    await renderApp(path, camille, handlers);

    expect(await screen.findByText('Import terminé : 127 lignes enregistrées.')).toBeVisible();
    expect(await screen.findByRole('row', { name: /Paul Garrigue/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Voir les personnes' })).toHaveAttribute('href', '/parametres/personnes');
  });

  it('says why a file is refused', async () => {
    await renderApp(path, camille, server({ state: 'refused', columns: [], error: 'Ce fichier est vide.' }).handlers);
    expect(within(await screen.findByRole('alert')).getByText('Ce fichier est vide.')).toBeVisible();
  });

  it('says that a file never arrived', async () => {
    const lost = http.post(`/api/people/imports/${id}/file`, () =>
      HttpResponse.json({ message: 'Le fichier n’est pas arrivé.', code: 'import_file_not_there' }, { status: 409 }),
    );
    await renderApp(path, camille, [lost, ...server({ columns: [] }).handlers]);
    expect(await screen.findByText('Le fichier n’est pas arrivé.')).toBeVisible();
  });

  it('is brought into a booklet by a manager, who keeps some people only', async () => {
    const into = { id: seasonal.id, name: seasonal.name };
    const asked: unknown[] = [];
    const { handlers } = server({ booklet: into });
    const { person } = await renderApp(`/parametres/personnes/import?livret=${seasonal.id}`, camille, [
      http.post('/api/people/imports', async ({ request }) => {
        asked.push(await request.json());
        return HttpResponse.json({ ...brought, booklet: into, address: '/store/x' }, { status: 201 });
      }),
      http.put('/store/x', () => new HttpResponse(null)),
      ...handlers.slice(0, -peopleServer().handlers.length),
      ...peopleServer({ add: false }).handlers,
      ...bookletList({ booklets: [seasonal] }).handlers,
    ]);

    expect(await screen.findByText(new RegExp(`deviendront participantes de « ${seasonal.name} »`))).toBeVisible();
    await person.upload(screen.getByLabelText('Fichier de personnes'), new File(['Nom'], 'saison.csv'));
    await person.click(screen.getByRole('button', { name: 'Lire le fichier' }));

    await step('Colonnes');
    expect(asked).toEqual([{ name: 'saison.csv', size: 3, booklet: seasonal.id }]);
  });

  it('takes along who is known already, and leads back to the participants', async () => {
    const into = { id: seasonal.id, name: seasonal.name };
    const { handlers } = server({ state: 'checked', counts, booklet: into }, { state: 'done' });
    const { person } = await renderApp(path, camille, handlers);

    await person.click(await screen.findByRole('button', { name: 'Importer 141 participants' }));

    expect(await screen.findByRole('link', { name: 'Voir les participants' })).toHaveAttribute(
      'href',
      `/livrets/options/participants?livret=${seasonal.id}`,
    );
  });
});
