import { ToastHost } from '@livretier/ui';
import { useQuery } from '@tanstack/react-query';
import { id, outline } from '@test/booklet';
import { renderFeature } from '@test/renderFeature';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http, type RequestHandler } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { EditingContext } from '../session/context';
import { bookletSource } from '../source/bookletSource';
import { pagesQuery } from '../source/queries';
import { Outline } from './Outline';

const at = `/api/booklets/${id('b1')}`;

/** The plan of a booklet; what it was asked to do is remembered, and changes nothing. */
const open = async (plan = outline(), more: readonly RequestHandler[] = []) => {
  const source = bookletSource(id('b1'));
  const asked: [string, unknown][] = [];
  const announce = vi.fn();
  const openPage = vi.fn();
  const Screen = () => {
    const { data: manuscript } = useQuery(pagesQuery(source));
    if (!manuscript) return null;
    const common = {
      source,
      manuscript,
      pageId: id('01'),
      session: null,
      mayWrite: true,
      mayRewrite: true,
      mayCorrect: true,
      mayBuild: true,
    };
    return (
      <EditingContext value={{ ...common, openPage, announce }}>
        <Outline onFind={() => undefined} />
        <ToastHost />
      </EditingContext>
    );
  };
  const remember = http.all(`${at}/*`, async ({ request }) => {
    const what = `${request.method} ${new URL(request.url).pathname.slice(at.length + 1)}`;
    asked.push([what, await request.json().catch(() => null)]);
    return HttpResponse.json(plan);
  });
  const read = http.get(`${at}/outline`, () => HttpResponse.json(plan));
  const { person } = await renderFeature(<Screen />, [...more, read, remember]);
  await screen.findByRole('heading', { name: 'Plan' });
  return { asked, announce, openPage, person };
};
const chapter = (name: RegExp) => screen.getByRole('button', { name });
const page = (name: string) => screen.getByRole('button', { name });

describe('the plan of a booklet', () => {
  it('shows the pages of the chapter where one is, and unfolds another with the arrows', async () => {
    const { openPage, person } = await open();

    expect(page('Le mot du directeur')).toHaveAttribute('aria-current', 'page');
    expect(screen.queryByRole('button', { name: 'Se laver les mains' })).toBeNull();
    page('Le mot du directeur').focus();
    await person.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}{ArrowDown}{Enter}');

    expect(openPage).toHaveBeenCalledWith(id('03'));
    await person.keyboard('{ArrowLeft}');
    await waitFor(() => expect(chapter(/^2.*Hygiène/)).toHaveFocus());
  });

  it('moves a page out of its chapter into the next with the keys, and says so', async () => {
    const { asked, announce, person } = await open();

    page('La maison').focus();
    await person.keyboard('{Alt>}{ArrowDown}{/Alt}');

    await waitFor(() => expect(asked).toEqual([[`POST pages/${id('02')}/move`, { chapter: id('c2'), after: null }]]));
    expect(announce.mock.lastCall?.[0]).toMatch(/La maison.* dans .*Hygiène et sécurité.*position 1 sur 2/);
  });

  it('marks the pages that five devices did not understand, once it has readers', async () => {
    const { booklet, ...rest } = outline();
    const told = (last: string, unclear: number) => ({
      ...{ page: id(last), title: '', chapter: '' },
      ...{ unclear, devices: 118 },
    });
    const unclear = http.get(`${at}/unclear`, () =>
      HttpResponse.json({ pages: [told('01', 4), told('02', 14)], hidden: 1 }),
    );
    await open({ ...rest, booklet: { ...booklet, status: 'published' } }, [unclear]);

    expect(
      await screen.findByRole('button', { name: /^La maison.*Pas comprise\s: 14 sur 118 appareils/ }),
    ).toBeVisible();
    expect(page('Le mot du directeur')).toBeVisible();
  });

  it('sends a page to a chapter that is chosen', async () => {
    const { asked, person } = await open();

    await person.click(screen.getByRole('button', { name: /^Actions sur «.La maison.»$/ }));
    await person.click(await screen.findByRole('menuitem', { name: 'Déplacer vers…' }));
    await person.click(await screen.findByRole('button', { name: 'Déplacer la page' }));

    await waitFor(() =>
      expect(asked).toEqual([[`POST pages/${id('02')}/move`, { chapter: id('c2'), after: id('03') }]]),
    );
  });

  it('renames, moves, detaches and takes out a chapter', async () => {
    const { asked, person } = await open();
    const choose = async (action: RegExp) => {
      await person.click(screen.getByRole('button', { name: /^Actions sur le chapitre «.Bienvenue.»$/ }));
      await person.click(await screen.findByRole('menuitem', { name: action }));
    };

    chapter(/^1.*Bienvenue/).focus();
    await person.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await choose(/^Renommer/);
    await person.clear(screen.getByRole('textbox'));
    await person.keyboard('Chez nous{Enter}');
    await choose(/^Détacher/);
    await choose(/^Retirer/);

    await waitFor(() =>
      expect(asked).toEqual([
        [`POST chapters/${id('c1')}/move`, { after: id('c2') }],
        [`PATCH chapters/${id('c1')}`, { title: 'Chez nous' }],
        [`POST chapters/${id('c1')}/detach`, null],
        [`DELETE chapters/${id('c1')}`, null],
      ]),
    );
  });

  it.each([
    ['a page', /^Actions sur «.La maison.»$/, /^Supprimer/, `POST pages/${id('02')}/restore`],
    ['a chapter', /^Actions sur le chapitre «.Bienvenue.»$/, /^Retirer/, `POST chapters/${id('c1')}/restore`],
  ])('names the obligation that goes with %s, and brings it back', async (_, menu, act, back) => {
    const plan = outline();
    const [, home] = plan.chapters[0]?.pages ?? [];
    plan.obligations = [{ id: id('e1'), code: 'evacuation', label: 'Plan d’évacuation', reference: '', doubt: '' }];
    home?.obligations.push(id('e1'));
    const { asked, person } = await open(plan);

    await person.click(screen.getByRole('button', { name: menu }));
    await person.click(await screen.findByRole('menuitem', { name: act }));
    const told = await screen.findByText(/«.Plan d’évacuation.» n’est plus couverte\./);
    await person.click(within(told.closest('[role]') as HTMLElement).getByRole('button', { name: 'Annuler' }));

    await waitFor(() => expect(asked.at(-1)?.[0]).toBe(back));
  });

  it('keeps what was taken out within reach', async () => {
    const { asked, person } = await open();

    await person.click(screen.getByRole('button', { name: 'À portée de main (2)' }));
    const kept = within(screen.getByRole('list', { name: 'Retirés du livret' }));
    await person.click(kept.getByRole('button', { name: /^Remettre «.Produits/ }));
    await waitFor(() => expect(asked).toEqual([[`POST pages/${id('04')}/restore`, null]]));
    await person.click(kept.getByRole('button', { name: /^Remettre «.Télétravail/ }));

    await waitFor(() => expect(asked.at(-1)).toEqual([`POST chapters/${id('c9')}/restore`, null]));
  });
});
