import { ToastHost } from '@livretier/ui';
import { useQuery } from '@tanstack/react-query';
import { dragOnto } from '@test/dragOnto';
import { manuscriptOf } from '@test/manuscript';
import { renderFeature } from '@test/renderFeature';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { EditingContext } from '../session/context';
import { pagesQuery } from '../source/queries';
import { Outline } from './Outline';

const open = async (...titles: string[]) => {
  const world = manuscriptOf(...titles);
  const announce = vi.fn();
  const openPage = vi.fn();
  const Screen = () => {
    const { data: manuscript } = useQuery(pagesQuery(world.source));
    if (!manuscript) return null;
    const common = {
      source: world.source,
      manuscript,
      pageId: world.ids[0],
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
  const { person } = await renderFeature(<Screen />, []);
  await screen.findByRole('heading', { name: 'Plan' });
  return { ...world, announce, openPage, person };
};
const page = (name: string) => screen.getByRole('button', { name });
const order = () => screen.getAllByRole('listitem').map((line) => within(line).getAllByRole('button')[0]?.textContent);
const choose = async (person: { click: (element: Element) => Promise<void> }, title: string, action: RegExp) => {
  await person.click(
    screen.getByRole('button', { name: `Actions sur « ${title} »`.replaceAll(/(?<=«) | (?=»)/g, '\u00a0') }),
  );
  await person.click(await screen.findByRole('menuitem', { name: action }));
};

describe('the outline', () => {
  it('shows the pages and the one that is open', async () => {
    const { openPage, person, ids } = await open('Les règles', 'La tenue');

    expect(page('Les règles')).toHaveAttribute('aria-current', 'page');
    await person.click(page('La tenue'));

    expect(openPage).toHaveBeenCalledWith(ids[1]);
  });

  it('moves a page by keyboard, and says where it went', async () => {
    const { done, announce, person, ids } = await open('Les règles', 'La tenue', 'Incendie');

    page('Les règles').focus();
    await person.keyboard('{Alt>}{ArrowDown}{/Alt}');

    await waitFor(() => expect(done).toEqual([['move', ids[0], ids[1]]]));
    expect(announce.mock.lastCall?.[0]).toMatch(/Les règles.* position 2 sur 3/);
  });

  it('says that a page is already at the edge', async () => {
    const { done, announce, person } = await open('Les règles', 'La tenue');

    page('Les règles').focus();
    await person.keyboard('{Alt>}{ArrowUp}{/Alt}');

    expect(announce).toHaveBeenCalledWith('Cette page est déjà la première.');
    expect(done).toEqual([]);
  });

  it('moves a page by dragging it', async () => {
    const { done, ids } = await open('Les règles', 'La tenue', 'Incendie');
    const [first, , last] = screen.getAllByRole('listitem');
    if (!(first && last)) throw new Error('There are three pages.');

    await dragOnto(first, last, 'behind');

    await waitFor(() => expect(done).toEqual([['move', ids[0], ids[2]]]));
  });

  it('renames a page in its place', async () => {
    const { done, person, ids } = await open('Les règles', 'La tenue');

    page('La tenue').focus();
    await person.keyboard('{F2}');
    await person.clear(screen.getByRole('textbox'));
    await person.keyboard('La tenue de travail{Enter}');

    await waitFor(() => expect(done).toMatchObject([['save', ids[1], { title: 'La tenue de travail' }]]));
    expect(page('La tenue de travail')).toBeVisible();
  });

  it('keeps the old title when renaming is given up', async () => {
    const { done, person } = await open('Les règles');

    page('Les règles').focus();
    await person.keyboard('{F2}Autre{Escape}');

    expect(page('Les règles')).toBeVisible();
    expect(done).toEqual([]);
  });

  it('deletes a page, and brings it back', async () => {
    const { done, person, ids } = await open('Les règles', 'La tenue');

    await choose(person, 'La tenue', /^Supprimer/);
    await waitFor(() => expect(order()).toEqual(['Les règles']));
    await person.click(await screen.findByRole('button', { name: 'Annuler' }));

    await waitFor(() =>
      expect(done).toEqual([
        ['remove', ids[1]],
        ['bring back', ids[1]],
      ]),
    );
  });

  it('never deletes the last page', async () => {
    const { person, done } = await open('Les règles');

    page('Les règles').focus();
    await person.keyboard('{Delete}');

    expect(done).toEqual([]);
  });

  it('adds a page after the open one, duplicates one, and marks one', async () => {
    const { done, person, ids } = await open('Les règles', 'La tenue');

    await person.click(screen.getAllByRole('button', { name: 'Ajouter une page' })[0] as Element);
    await waitFor(() => expect(done).toEqual([['add', { title: 'Nouvelle page', after: ids[0] }]]));
    await choose(person, 'La tenue', /^Dupliquer/);
    await choose(person, 'La tenue', /obligatoire/);

    await waitFor(() => expect(done.at(-1)).toMatchObject(['save', ids[1], { importance: 'mandatory' }]));
    expect(done.at(-2)).toEqual(['duplicate', ids[1]]);
  });
});
