import type { components } from '@livretier/api';
import { ToastHost } from '@livretier/ui';
import { booklet, id, outline } from '@test/booklet';
import { renderFeature } from '@test/renderFeature';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { CoverageGrid } from './CoverageGrid';

type Schemas = components['schemas'];

const line = (last: string, label: string, more: Partial<Schemas['CoverageLine']>): Schemas['CoverageLine'] => ({
  ...{ id: id(last), code: last, label, reference: 'Code du travail, R. 4412-38', link: '', doubt: '' },
  ...{ level: 'mandatory', checked_on: '2027-03-02', checked_by_name: 'Nadia Ferrière', state: 'missing' },
  ...{ covered_by: [], justification: null, suggestions: [], ...more },
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
  counts: { all: 3, covered: 1, missing: 1, missing_mandatory: 1, not_applicable: 1 },
  checked_on: '2027-03-02',
  may_write: true,
};

const at = `/api/booklets/${id('b1')}`;

const open = async (mayWrite = true) => {
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
      http.get(`${at}/coverage`, () => HttpResponse.json(grid)),
      http.get(`${at}/outline`, () => HttpResponse.json(outline())),
      remember,
    ],
  );
  await screen.findByRole('table');
  const choose = async (name: RegExp) => {
    await person.click(screen.getByRole('button', { name }));
    return within(screen.getByRole('complementary', { name: 'Obligation' }));
  };
  return { asked, onChange, person, choose };
};
const rows = () => screen.getAllByRole('row').slice(1);

describe('the grid', () => {
  it('counts in each chapter the pages that cover an obligation, and leads to them', async () => {
    const { choose } = await open();

    const cells = within(rows()[0] as HTMLElement).getAllByRole('cell');
    expect(cells.map((cell) => cell.textContent)).toEqual(['aucune page', '1 page', 'Couverte']);
    const panel = await choose(/^Hygiène des denrées/);

    expect(panel.getByText('Obligatoire, bloque la publication')).toBeVisible();
    expect(await panel.findByRole('link', { name: 'Se laver les mains' })).toHaveAttribute(
      'href',
      expect.stringContaining(`/livrets/${id('b1')}/editor?page=${id('03')}`),
    );
  });

  it('shows those of one state only', async () => {
    const { person } = await open();

    await person.click(screen.getByRole('radio', { name: /^Manquantes/ }));

    expect(rows()).toHaveLength(1);
    expect(rows()[0]).toHaveTextContent('agents chimiques');
  });

  it('brings back the page that covers what is missing, and tells that the plan changed', async () => {
    const { asked, onChange, person, choose } = await open();

    const panel = await choose(/agents chimiques/);
    await person.click(panel.getByRole('button', { name: 'Remettre cette page' }));

    await waitFor(() => expect(asked).toEqual([[`POST pages/${id('04')}/restore`, null]]));
    await waitFor(() => expect(onChange).toHaveBeenCalled());
  });

  it('links a page that is already written', async () => {
    const { asked, person, choose } = await open();

    const panel = await choose(/agents chimiques/);
    await person.click(panel.getByRole('button', { name: 'Lier une page déjà écrite' }));
    await person.write(panel.getByRole('combobox', { name: 'Page du livret' }), 'laver{Enter}');
    await person.click(panel.getByRole('button', { name: 'Lier cette page' }));

    await waitFor(() => expect(asked).toEqual([[`PUT pages/${id('03')}/obligations`, { obligations: [id('e2')] }]]));
  });

  it('declares an obligation not applicable only with a reason of twenty characters, and takes it back', async () => {
    const { asked, person, choose } = await open();

    const panel = await choose(/agents chimiques/);
    const reason = panel.getByRole('textbox', { name: 'Motif' });
    await person.write(reason, 'Aucun produit chez n');
    expect(panel.getByRole('button', { name: 'Déclarer sans objet' })).toBeEnabled();
    await person.type(reason, '{Backspace}');
    expect(panel.getByRole('button', { name: 'Déclarer sans objet' })).toBeDisabled();
    await person.write(reason, 'nous');
    await person.click(panel.getByRole('button', { name: 'Déclarer sans objet' }));
    await waitFor(() => expect(asked).toEqual([[`PUT coverage/${id('e2')}`, { reason: 'Aucun produit chez nous' }]]));
    const other = await choose(/^Télétravail/);
    await person.click(other.getByRole('button', { name: 'Elle s’applique finalement' }));

    await waitFor(() => expect(asked.at(-1)).toEqual([`DELETE coverage/${id('e3')}`, null]));
  });

  it('is only read by those who may not write', async () => {
    const { choose } = await open(false);

    const panel = await choose(/agents chimiques/);

    expect(panel.queryByRole('button', { name: /Remettre|Déclarer|Lier/ })).toBeNull();
  });
});
