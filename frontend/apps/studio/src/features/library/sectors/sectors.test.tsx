import { camille, nadia } from '@test/answers';
import { allergens, fire, hospitality, hygiene, welcome } from '@test/library';
import { renderApp } from '@test/renderApp';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import type { SectorChapter, SectorDetails, SectorObligation } from '../types';

const path = '/parametres/builder/secteurs-activite';
const counts = { all: 3, published: 1, in_review: 0, draft: 2, retired: 0 };

/** The sectors; what is sent to them is kept. */
const world = (sector: SectorDetails = hospitality) => {
  const sent: [string, unknown][] = [];
  const asked: Record<string, string>[] = [];
  const keep =
    (name: string, answer: object, status = 200) =>
    async ({ request }: { request: Request }) => {
      const text = await request.text();
      sent.push([name, text ? JSON.parse(text) : null]);
      return HttpResponse.json(answer, { status });
    };
  const handlers = [
    http.get('/api/library/sectors', ({ request }) => {
      asked.push(Object.fromEntries(new URL(request.url).searchParams));
      return HttpResponse.json({ items: [sector], next: null, abilities: { create: true } });
    }),
    http.get('/api/library/sectors/:id', () => HttpResponse.json(sector)),
    http.post('/api/library/sectors', keep('create', sector, 201)),
    http.patch('/api/library/sectors/:id', keep('save', sector)),
    http.put('/api/library/sectors/:id/chapters', keep('chapters', sector)),
    http.post('/api/library/sectors/:id/publish', keep('publish', sector)),
    http.post('/api/library/sectors/:id/archive', keep('archive', sector)),
    http.get('/api/library/obligations/:id', () => HttpResponse.json(allergens)),
    http.post('/api/library/obligations/:id/confirm', keep('confirm', allergens)),
    http.get('/api/library/chapters', () =>
      HttpResponse.json({ items: [hygiene, welcome, fire], next: null, counts, abilities: { create: true } }),
    ),
  ];
  return { sent, asked, handlers };
};

const open = async (sector = hospitality) => {
  const built = world(sector);
  return { ...(await renderApp(`${path}/${sector.id}`, nadia, built.handlers)), ...built };
};
const lines = async () =>
  within(await screen.findByRole('list', { name: 'Chapitres conseillés' })).getAllByRole('listitem');
const titles = async () =>
  (await lines()).map((line) => within(line).getByText(/./, { selector: 'strong' }).textContent);

describe('the sectors', () => {
  it('are a list with what each recommends and must cover', async () => {
    await renderApp(path, nadia, world().handlers);

    const row = await screen.findByRole('row', { name: /Hôtellerie-restauration/ });
    expect(within(row).getByRole('link')).toHaveAttribute('href', `${path}/${hospitality.id}`);
    expect(row).toHaveTextContent('HCR');
    expect(row).toHaveTextContent('Publié');
    expect(screen.getByRole('link', { name: 'Obligations' })).toBeVisible();
  });

  it('are asked for as the address says', async () => {
    const { asked, handlers } = world();
    await renderApp(`${path}?recherche=hcr&statut=archived`, nadia, handlers);

    await screen.findByRole('row', { name: /Hôtellerie/ });
    expect(asked).toEqual([{ search: 'hcr', status: 'archived', limit: '25' }]);
  });

  it('are closed to those who do not keep the library', async () => {
    await renderApp(path, camille, []);

    expect(await screen.findByText('Accès réservé')).toBeVisible();
  });

  it('begin with a name and a code', async () => {
    const { sent, handlers } = world();
    const { person, path: where } = await renderApp(`${path}/create`, nadia, handlers);

    await person.write(await screen.findByLabelText('Nom'), 'Hôtellerie-restauration');
    await person.write(screen.getByLabelText('Code'), 'HCR');
    await person.click(screen.getByRole('radio', { name: 'Toque' }));
    await person.click(screen.getByRole('button', { name: 'Créer le secteur' }));

    await waitFor(() => expect(where()).toBe(`${path}/${hospitality.id}`));
    expect(sent).toEqual([
      [
        'create',
        {
          labels: { 'fr-FR': 'Hôtellerie-restauration', 'en-GB': '' },
          code: 'HCR',
          icon: 'chef',
          description: { 'fr-FR': '', 'en-GB': '' },
        },
      ],
    ]);
  });
});

describe('a sector', () => {
  it('puts its chapters in order by buttons, and says where each now stands', async () => {
    const { person, sent } = await open();
    expect(await titles()).toEqual(['Bienvenue', 'Hygiène et sécurité']);

    await person.click(screen.getByRole('button', { name: 'Descendre Bienvenue' }));
    expect(await titles()).toEqual(['Hygiène et sécurité', 'Bienvenue']);
    expect(screen.getByText('Bienvenue, place 2 sur 2')).toBeInTheDocument();

    await person.click(screen.getByRole('button', { name: 'Descendre Bienvenue' }));
    expect(await titles()).toEqual(['Hygiène et sécurité', 'Bienvenue']);

    await person.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() =>
      expect(sent).toEqual([
        [
          'chapters',
          {
            chapters: [
              { id: hygiene.id, mandatory: false },
              { id: welcome.id, mandatory: true },
            ],
          },
        ],
      ]),
    );
  });

  it('shows what one kind of booklet takes and must say, and orders it among the rest', async () => {
    const [first, second] = hospitality.chapters as [SectorChapter, SectorChapter];
    const both = { ...first, kinds: ['safety' as const, 'employee_welcome' as const] };
    const patients = { ...second, id: fire.id, title: fire.title, kinds: ['patient' as const] };
    const law = { ...(hospitality.obligations[0] as SectorObligation), kinds: ['patient' as const] };
    const last = { ...second, kinds: ['safety' as const] };
    const { person, sent } = await open({ ...hospitality, chapters: [both, patients, last], obligations: [law] });
    expect(await titles()).toHaveLength(3);

    await person.click(screen.getByRole('button', { name: /^Livret/ }));
    await person.click(await screen.findByRole('menuitemradio', { name: 'Livret sécurité' }));
    expect(await titles()).toEqual([both.title, last.title]);
    expect(screen.queryByRole('link', { name: law.label })).toBeNull();

    await person.click(screen.getByRole('button', { name: `Descendre ${both.title}` }));
    await person.click(screen.getByRole('button', { name: 'Enregistrer' }));
    const ids = [patients.id, last.id, both.id];
    await waitFor(() => expect(sent.at(-1)).toMatchObject(['chapters', { chapters: ids.map((id) => ({ id })) }]));
  });

  it('puts them in order by dragging', async () => {
    await open();
    const [first, second] = await lines();
    const dataTransfer = { setData: () => undefined, effectAllowed: '' };

    fireEvent.dragStart(second as HTMLElement, { dataTransfer });
    fireEvent.dragOver(first as HTMLElement, { dataTransfer });
    fireEvent.drop(first as HTMLElement, { dataTransfer });

    expect(await titles()).toEqual(['Hygiène et sécurité', 'Bienvenue']);
  });

  it('recommends another chapter, makes one mandatory and takes one away', async () => {
    const { person, sent } = await open();

    await person.click(await screen.findByRole('button', { name: 'Ajouter un chapitre' }));
    const found = await screen.findByRole('list', { name: 'Chapitres à ajouter' });
    expect(within(found).getAllByRole('listitem')).toHaveLength(1);
    await person.click(within(found).getByRole('button', { name: 'Ajouter Consignes incendie' }));
    await person.click(screen.getByRole('switch', { name: /Obligatoire.*Hygiène et sécurité/ }));
    await person.click(screen.getByRole('button', { name: 'Retirer Bienvenue' }));
    await person.click(screen.getByRole('button', { name: 'Enregistrer' }));

    await waitFor(() =>
      expect(sent).toEqual([
        [
          'chapters',
          {
            chapters: [
              { id: hygiene.id, mandatory: true },
              { id: fire.id, mandatory: false },
            ],
          },
        ],
      ]),
    );
  });

  it('sends its card alone when nothing else changed', async () => {
    const { person, sent } = await open();

    await person.write(await screen.findByLabelText(/^Description (?!\(English)/), ' et cafés');
    await person.write(screen.getByLabelText(/^Description \(English\)/), 'Hotels');
    await person.click(screen.getByRole('button', { name: 'Enregistrer' }));

    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject([
      'save',
      { code: 'HCR', description: { 'fr-FR': `${hospitality.description} et cafés`, 'en-GB': 'Hotels' } },
    ]);
  });

  it('says which obligations were not read for a year, and lets one confirm them', async () => {
    const { person, sent } = await open();

    const table = await screen.findByRole('table', { name: 'Obligations du secteur' });
    const row = within(table).getByRole('row', { name: /Allergènes/ });
    expect(row).toHaveTextContent('Depuis plus d’un an14 mars 2026, Yann Le Goff');
    expect(within(table).getByRole('row', { name: /denrées/ })).toHaveTextContent('2 mars 2027Nadia Ferrière');
    await person.click(within(row).getByRole('button', { name: /^Confirmer la référence/ }));

    await waitFor(() => expect(sent).toEqual([['confirm', null]]));
  });

  it('says what its chapters cover and what remains', async () => {
    await open();

    const coverage = await screen.findByRole('region', { name: 'Couverture par les chapitres conseillés' });
    expect(coverage).toHaveTextContent('1 obligation sur 2 couverte sans rien ajouter');
    expect(coverage).toHaveTextContent(/Reste «\sAllergènes à déclaration obligatoire\s»/);
    expect(within(coverage).getByRole('progressbar')).toHaveAttribute('value', '1');
  });

  it('is archived after a question', async () => {
    const { person, sent } = await open();

    await person.click(await screen.findByRole('button', { name: 'Archiver' }));
    const question = await screen.findByRole('alertdialog', { name: /Archiver «\sHôtellerie-restauration\s»/ });
    await person.click(within(question).getByRole('button', { name: 'Archiver' }));

    await waitFor(() => expect(sent).toEqual([['archive', null]]));
  });

  it('that is archived can only be read and published again', async () => {
    await open({ ...hospitality, status: 'archived', abilities: { edit: false, publish: true, archive: false } });

    expect(await screen.findByLabelText('Nom')).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Publier' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^(Monter|Descendre|Retirer|Ajouter)/ })).toBeNull();
  });
});
