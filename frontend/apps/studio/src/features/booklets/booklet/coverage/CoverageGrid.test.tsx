import type { components } from '@livretier/api';
import { ToastHost } from '@livretier/ui';
import { booklet, id, outline } from '@test/booklet';
import { renderFeature } from '@test/renderFeature';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { CoverageGrid } from './CoverageGrid';

type Schemas = components['schemas'];

const line = (last: string, label: string, more: Partial<Schemas['CoverageLine']>): Schemas['CoverageLine'] => ({
  ...{ id: id(last), code: last, label, reference: 'Code du travail, R. 4412-38', link: '', doubt: '' },
  ...{ remark: '', domain: 'risks', conditions: [], blocks: false, values: [], unmet: [], unanswered: [] },
  ...{ level: 'mandatory', checked_on: '2027-03-02', checked_by_name: 'Nadia Ferrière', state: 'missing' },
  ...{ covered_by: [], verbatim: false, lacks_of_text: null, justification: null, suggestions: [], ...more },
});

const grid: Schemas['Coverage'] = {
  chapters: [
    { id: id('c1'), title: 'Bienvenue' },
    { id: id('c2'), title: 'Hygiène et sécurité' },
  ],
  items: [
    line('e1', 'Hygiène des denrées', { state: 'covered', covered_by: [{ chapter: id('c2'), pages: [id('03')] }] }),
    line('e2', 'Information sur les agents chimiques', {
      suggestions: [
        {
          ...{ kind: 'removed_page', id: id('04'), title: 'Produits d’entretien' },
          ...{ chapter_title: 'Hygiène et sécurité', minutes: 2 },
        },
      ],
    }),
    line('e3', 'Télétravail', {
      ...{ state: 'not_applicable', level: 'recommended' },
      justification: {
        reason: 'Aucun poste ne se fait à distance.',
        by_name: 'Camille Vidal',
        at: '2027-03-12T08:00:00Z',
      },
    }),
  ],
  counts: { all: 3, covered: 1, to_complete: 0, missing: 1, missing_mandatory: 1, not_applicable: 1 },
  ...{ headcount: null, situation: {}, company: id('a1'), may_answer: true, site: null, may_fill: true },
  may_write: true,
};

const at = `/api/booklets/${id('b1')}`;

const open = async (mayWrite = true, more: Partial<Schemas['Coverage']> = {}) => {
  const saved: unknown[] = [];
  const asked: [string, unknown][] = [];
  const onChange = vi.fn();
  const remember = http.all(`${at}/*`, async ({ request }) => {
    const what = `${request.method} ${new URL(request.url).pathname.slice(at.length + 1)}`;
    asked.push([what, await request.json().catch(() => null)]);
    return HttpResponse.json(grid);
  });
  const { person } = await renderFeature(
    <>
      <CoverageGrid bookletId={id('b1')} mayWrite={mayWrite} onChange={onChange} />
      <ToastHost />
    </>,
    [
      http.get(at, () => HttpResponse.json(booklet)),
      http.get(`${at}/coverage`, () => HttpResponse.json({ ...grid, ...more })),
      http.put('/api/values', async ({ request }) => {
        saved.push(await request.json());
        return HttpResponse.json({ items: [] });
      }),
      http.get(`${at}/outline`, () => HttpResponse.json(outline())),
      remember,
    ],
  );
  await screen.findByRole('radio', { name: /^Toutes/ });
  const choose = async (name: RegExp) => {
    await person.click(screen.getByRole('button', { name }));
    return within(screen.getByRole('complementary', { name: 'Obligation' }));
  };
  return { asked, onChange, person, choose, saved };
};
const rows = () => screen.getAllByRole('row').slice(1);
const lines = () => screen.getAllByRole('listitem').map((line) => line.textContent);

describe('the grid', () => {
  it('counts in each chapter the pages that cover an obligation, and leads to them', async () => {
    const { choose, person } = await open();

    await person.click(screen.getByRole('radio', { name: 'Matrice' }));
    const cells = within(rows()[0] as HTMLElement).getAllByRole('cell');
    expect(cells.map((cell) => cell.textContent)).toEqual(['aucune page', '1 page', 'Couverte']);
    const panel = await choose(/^Hygiène des denrées/);

    expect(panel.getByText('Obligatoire')).toBeVisible();
    expect(await panel.findByRole('link', { name: 'Se laver les mains' })).toHaveAttribute(
      'href',
      expect.stringContaining(`/livrets/${id('b1')}/editor?page=${id('03')}`),
    );
  });

  it('shows those of one state only', async () => {
    const { person } = await open();

    await person.click(screen.getByRole('radio', { name: /^Manquantes/ }));

    expect(lines()).toEqual([expect.stringContaining('agents chimiques')]);
  });

  it('shows what is left to do, by domain, and the rest when asked', async () => {
    const { person } = await open();

    expect(screen.getByRole('button', { name: /1 couverte, 1 manquante, 1 sans objet/ })).toBeVisible();
    expect(lines()).toEqual([expect.stringContaining('agents chimiques')]);
    await person.click(screen.getByRole('button', { name: 'Afficher les 2 obligations couvertes ou sans objet' }));

    expect(lines()).toHaveLength(3);
    expect(screen.getByRole('radio', { name: 'Liste' })).toBeChecked();
    const covered = within(screen.getByText('Hygiène des denrées').closest('li') as HTMLElement);
    expect(await covered.findByRole('link', { name: 'Se laver les mains' })).toHaveAttribute(
      'href',
      `/livrets/${id('b1')}/editor?page=${id('03')}`,
    );
  });

  it('stands at its real size: 89 obligations by theme, 27 chapters in the matrix', async () => {
    const themes = ['risks', 'time', 'house'] as const;
    const chapters = Array.from({ length: 27 }, (_, place) => ({
      id: id(`f${place}`),
      title: `Chapitre ${place + 1}`,
    }));
    const items = Array.from({ length: 89 }, (_, place) => {
      const covered = place % 5 === 0;
      return line(`d${place}`, `Obligation ${place + 1}`, {
        domain: themes[place % themes.length] ?? 'risks',
        ...(covered && {
          state: 'covered',
          covered_by: [{ chapter: id(`f${place % 27}`), pages: [id('03'), id('04')] }],
        }),
      });
    });
    const counts = { all: 89, covered: 18, to_complete: 0, missing: 71, missing_mandatory: 71, not_applicable: 0 };

    const { person } = await open(true, { chapters, items, counts });

    expect(screen.getAllByRole('button', { name: /couvertes, \d+ manquantes/ })).toHaveLength(3);
    expect(lines()).toHaveLength(71);
    await person.click(screen.getByRole('radio', { name: 'Matrice' }));
    expect(screen.getAllByRole('columnheader')).toHaveLength(29);
    expect(rows()).toHaveLength(89);
    const last = within(rows()[85] as HTMLElement).getAllByRole('cell');
    expect(last.map((cell) => cell.textContent).filter((text) => text === '2 pages')).toHaveLength(1);
    await person.click(screen.getByRole('radio', { name: /^Couvertes/ }));
    expect(rows()).toHaveLength(18);
  });

  it('finds an obligation by its words or its article', async () => {
    const { person } = await open();

    await person.write(screen.getByRole('searchbox'), 'hygiene{Enter}');

    expect(lines()).toEqual([expect.stringContaining('Hygiène des denrées')]);
  });

  it('says that the official text is not collated, with nothing to fill', async () => {
    const { choose } = await open(true, {
      items: [
        line('e4', 'Texte de l’article 222-33', {
          ...{ state: 'to_complete', lacks_of_text: 'to_collate', doubt: 'Le seuil.' },
          covered_by: [{ chapter: id('c2'), pages: [id('03')] }],
        }),
      ],
    });

    expect(await screen.findByText('Le texte officiel joint n’a pas encore été vérifié')).toBeVisible();
    expect(screen.queryByText(/Il manque/)).toBeNull();
    const panel = await choose(/^Voir\s: Texte/);
    expect(panel.getByText(/l’équipe de la bibliothèque le vérifie/)).toBeVisible();
    expect(panel.getByText('Référence à vérifier')).toBeVisible();
    expect(panel.queryByText('Vérifiée')).toBeNull();
  });

  it('says that the words of the law are not joined as a whole', async () => {
    const { choose } = await open(true, {
      items: [
        line('e4', 'Texte de l’article 222-33', {
          ...{ state: 'to_complete', verbatim: true, lacks_of_text: 'to_join' },
          covered_by: [{ chapter: id('c2'), pages: [id('03')] }],
        }),
      ],
    });

    expect(await screen.findByText('Le texte officiel n’est pas joint en entier')).toBeVisible();
    const panel = await choose(/^Voir\s: Texte/);
    expect(panel.getByText(/La loi demande ses propres mots/)).toBeVisible();
  });

  it('says what a line lacks and fills it in its place', async () => {
    const { person, choose, saved } = await open(true, {
      items: [
        line('e4', 'Consigne d’incendie', {
          ...{ state: 'to_complete', blocks: true, covered_by: [{ chapter: id('c2'), pages: [id('03')] }] },
          values: [
            { key: 'alarm_signal', label: 'signal d’alarme', kind: 'text', hint: '', value: '' },
            { key: 'site_address', label: 'adresse du site', kind: 'place', hint: '', value: '3 rue Haute' },
          ],
        }),
      ],
    });

    expect(await screen.findByText(/Il manque\s: 1 information/)).toBeVisible();
    const panel = await choose(/^Remplir\s: Consigne/);
    expect(panel.getByText('Obligatoire, bloque la publication')).toBeVisible();
    expect(panel.getByText('Adresse du site, 3 rue Haute')).toBeVisible();
    await person.write(panel.getByRole('textbox', { name: 'Signal d’alarme' }), 'Une sirène');
    await person.click(panel.getByRole('button', { name: 'Enregistrer' }));

    await waitFor(() =>
      expect(saved).toEqual([{ site: null, values: [{ key: 'alarm_signal', value: 'Une sirène' }] }]),
    );
  });

  it.each<[string, Partial<Schemas['CoverageLine']>, string]>([
    ['while a doubt stands', { doubt: 'À vérifier : le seuil.' }, 'À vérifier : le seuil.'],
    ['before somebody has', { checked_on: null, checked_by_name: '' }, 'Personne ne l’a encore comparée'],
  ])('never calls a reference checked %s', async (_when, more, why) => {
    const { choose } = await open(true, { items: [line('e5', 'Bruit', more)] });

    expect(await screen.findByText('Référence à vérifier')).toBeVisible();
    const panel = await choose(/^Bruit/);
    expect(panel.getByText('Référence à vérifier').parentElement).toHaveTextContent(why);
    expect(screen.queryByText(/2 mars 2027/)).toBeNull();
    expect(panel.queryByText('Vérifiée')).toBeNull();
  });

  it('says who compared the reference with its source and when, and what is remarked of it', async () => {
    const remark = 'Le texte intégral doit être joint. À partir de 50 salariés.';
    const { choose } = await open(true, { items: [line('e5', 'Règlement intérieur', { remark })] });

    const panel = await choose(/^Règlement intérieur/);

    expect(panel.getByText(/2 mars 2027/)).toHaveTextContent('Nadia Ferrière');
    expect(panel.getByText('Remarque').nextElementSibling).toHaveTextContent(remark);
    expect(panel.queryByText('Référence à vérifier')).toBeNull();
  });

  it('says why a line does not concern the company, and which answers decide', async () => {
    await open(true, {
      ...{ headcount: 186, situation: { works_council: true } },
      items: [
        line('e6', 'Référent harcèlement', {
          ...{ state: 'not_applicable', conditions: ['headcount_250'], unmet: ['headcount_250'] },
        }),
        line('e7', 'Élus du CSE', { state: 'missing', conditions: ['works_council'] }),
      ],
    });

    expect(await screen.findByText(/1 obligation sur 2 vous concerne/)).toHaveTextContent('186 salariés et CSE');
    expect(screen.getByRole('link', { name: 'Revoir ces réponses' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /Afficher 1 obligation/ }));
    expect(screen.getByText('Vous êtes 186. Demandée à partir de 250.')).toBeVisible();
  });

  it('claims nothing of a booklet that no obligation is about', async () => {
    await open(true, { items: [], headcount: 186 });

    expect(await screen.findByText(/^Aucune obligation ne concerne ce livret/)).toBeVisible();
    expect(screen.queryByText(/vous concerne/)).toBeNull();
  });

  it('brings back the page that covers what is missing, and tells that the plan changed', async () => {
    const { asked, onChange, person, choose } = await open();

    const panel = await choose(/^Information sur les agents chimiques/);
    await person.click(panel.getByRole('button', { name: 'Remettre cette page' }));

    await waitFor(() => expect(asked).toEqual([[`POST pages/${id('04')}/restore`, null]]));
    await waitFor(() => expect(onChange).toHaveBeenCalled());
  });

  it('links a page that is already written', async () => {
    const { asked, person, choose } = await open();

    const panel = await choose(/^Information sur les agents chimiques/);
    await person.click(panel.getByRole('button', { name: 'Lier une page déjà écrite' }));
    await person.write(panel.getByRole('combobox', { name: 'Page du livret' }), 'laver{Enter}');
    await person.click(panel.getByRole('button', { name: 'Lier cette page' }));

    await waitFor(() => expect(asked).toEqual([[`PUT pages/${id('03')}/obligations`, { obligations: [id('e2')] }]]));
  });

  it('declares an obligation not applicable only with a reason of twenty characters, and takes it back', async () => {
    const { asked, person, choose } = await open();

    const panel = await choose(/^Information sur les agents chimiques/);
    const reason = panel.getByRole('textbox', { name: 'Motif' });
    await person.write(reason, 'Aucun produit chez n');
    expect(panel.getByRole('button', { name: 'Déclarer sans objet' })).toBeEnabled();
    await person.type(reason, '{Backspace}');
    expect(panel.getByRole('button', { name: 'Déclarer sans objet' })).toBeDisabled();
    await person.write(reason, 'nous');
    await person.click(panel.getByRole('button', { name: 'Déclarer sans objet' }));
    await waitFor(() => expect(asked).toEqual([[`PUT coverage/${id('e2')}`, { reason: 'Aucun produit chez nous' }]]));
    await person.click(screen.getByRole('button', { name: /^Afficher les 2/ }));
    const other = await choose(/^Télétravail/);
    await person.click(other.getByRole('button', { name: 'Elle s’applique finalement' }));

    await waitFor(() => expect(asked.at(-1)).toEqual([`DELETE coverage/${id('e3')}`, null]));
  });

  it('is only read by those who may not write', async () => {
    const { choose } = await open(false);

    const panel = await choose(/^Information sur les agents chimiques/);

    expect(panel.queryByRole('button', { name: /Remettre|Déclarer|Lier/ })).toBeNull();
  });
});
