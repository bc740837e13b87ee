import { camille } from '@test/answers';
import { booklet } from '@test/booklet';
import { renderApp } from '@test/renderApp';
import { sheetId, title, translationsServer } from '@test/translations';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';

const read = { revision: 2, source_version: title.source_version };
const grid = `/livrets/${booklet.id}/traductions`;
const page = `${grid}?langue=pt-PT&page=${sheetId}`;

const open = async (address: string, world = translationsServer()) => ({
  ...(await renderApp(address, camille, world.handlers)),
  ...world,
});
/** A world in which nothing can be kept, or not the first time. */
const refusing = (body: object, status: number, { once = false } = {}) => {
  const world = translationsServer();
  const refusal = http.put(
    '/api/booklets/:id/translations/:locale/sheets/:sheet/units/:unit',
    () => HttpResponse.json(body, { status }),
    { once },
  );
  return { ...world, handlers: [refusal, ...world.handlers] };
};
const lines = async () =>
  within(await screen.findByRole('list', { name: /^Textes de la page/ })).getAllByRole('listitem');
const line = async (at: number) => {
  const found = (await lines())[at];
  if (!found) throw new Error(`There is no line ${at}.`);
  return within(found);
};
const field = () => screen.findByRole('textbox', { name: 'Traduction, Portugais' });

describe('the grid of translations', () => {
  it('leads from each page and language to the page beside its translation', async () => {
    const { history, person } = await open(grid);

    await person.click(
      await screen.findByRole('link', { name: /^Se laver les mains, Portugais.* 1 texte validé sur 3/ }),
    );

    expect(await screen.findByRole('heading', { level: 1, name: 'Se laver les mains' })).toBeVisible();
    expect(history.location.search).toContain('langue=pt-PT');
  });

  it('publishes a language to its readers', async () => {
    const { person, sent } = await open(grid);

    await person.click(await screen.findByRole('button', { name: /Publier/ }));

    await waitFor(() => expect(sent).toEqual([['republish', 'pt-PT']]));
  });

  it('takes over what is translated already in a language', async () => {
    const { person, sent } = await open(grid);

    await person.click(await screen.findByRole('button', { name: /^Reprendre ce qui est déjà traduit/ }));

    expect(await screen.findByText('Un texte repris, à relire.')).toBeVisible();
    expect(sent).toEqual([['prefill', 'pt-PT', { sheet: null }]]);
  });

  it('publishes nothing for who may not', async () => {
    await open(grid, translationsServer({ abilities: { translate: true, publish: false } }));

    await screen.findByRole('table');
    expect(screen.queryByRole('button', { name: /Publier/ })).toBeNull();
  });

  it('says of a booklet in one language how it gets another', async () => {
    await open(grid, translationsServer({ locales: [] }));

    expect(await screen.findByText('Une seule langue pour l’instant')).toBeVisible();
  });
});

describe('a page beside its translation', () => {
  it('shows what its French changed since, and what has to stay', async () => {
    await open(page);

    const outdated = await line(1);
    expect(outdated.getByText('Périmée')).toBeVisible();
    expect(outdated.getByText('vingt').closest('del')).not.toBeNull();
    expect(outdated.getByText('trente').closest('ins')).not.toBeNull();
    expect(outdated.getAllByText('{{referent}}')[0]?.tagName).toBe('BDI');
  });

  it('is validated by keyboard, text after text', async () => {
    const { person, sent } = await open(page);

    await person.click(await screen.findByRole('button', { name: 'Texte à faire suivant' }));
    expect(await field()).toHaveFocus();
    await person.clear(await field());
    await person.paste('Ensaboe durante <1>trinta</1> segundos, diz {{referent}}.');
    await person.keyboard('{Control>}{Enter}{/Control}');

    await waitFor(() => expect(screen.getByText('Séchez avec un papier.').closest('li')).toHaveAttribute('data-open'));
    expect(sent.at(-1)).toEqual([
      'a.text',
      { text: 'Ensaboe durante <1>trinta</1> segundos, diz {{referent}}.', validated: true, ...read },
    ]);
  });

  it('is not validated without what has to stay', async () => {
    const { person, sent } = await open(page);

    await person.click(await screen.findByRole('button', { name: 'Texte à faire suivant' }));
    await person.clear(await field());
    await person.paste('Ensaboe.');
    await person.keyboard('{Control>}{Enter}{/Control}');

    expect(await screen.findByText(/^Il manque/)).toBeVisible();
    await person.keyboard('{Escape}');
    await waitFor(() => expect(sent).toEqual([['a.text', { text: 'Ensaboe.', validated: false, ...read }]]));
  });

  it('says in one act that an older text is still right', async () => {
    const { person, sent } = await open(page);

    await person.click(await screen.findByRole('button', { name: 'Texte à faire suivant' }));
    await person.click(await screen.findByRole('button', { name: 'Toujours juste' }));

    await waitFor(() => expect(sent).toEqual([['validate', { units: [{ unit: 'a.text', ...read }] }]]));
  });

  it('keeps what was typed when one leaves the field, and gives the focus back', async () => {
    const { person, sent } = await open(page);

    await person.click((await line(2)).getByRole('button'));
    await person.write(await field(), 'Seque');
    await person.keyboard('{Escape}');

    await waitFor(() => expect(sent).toEqual([['b.text', { text: 'Seque', validated: false, ...read, revision: 0 }]]));
    expect((await line(2)).getByRole('button')).toHaveFocus();
  });

  it('leaves the choice when somebody else wrote the same text', async () => {
    const body = { code: 'translation_changed_meanwhile', message: 'Quelqu’un d’autre vient d’écrire.' };
    const world = refusing(body, 409);
    const { person } = await open(page, world);

    await person.click((await line(2)).getByRole('button'));
    await person.write(await field(), 'Seque');
    world.say('b.text', { text: 'De outra pessoa' });
    await person.keyboard('{Control>}{Enter}{/Control}');

    expect(await screen.findByText(body.message, { exact: false })).toBeVisible();
    expect(await screen.findByText('De outra pessoa')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Garder la mienne' })).toBeVisible();
    expect(await field()).toHaveValue('Seque');
    await person.click(screen.getByRole('button', { name: 'Prendre la sienne' }));
    expect(await field()).toHaveValue('De outra pessoa');
  });

  it('writes over no text that came since it was opened', async () => {
    const { person, sent, say } = await open(page);

    await person.click((await line(2)).getByRole('button'));
    say('b.text', { text: 'De outra pessoa', state: 'to_review' });
    window.dispatchEvent(new Event('focus'));
    await screen.findByText('À relire');
    await person.write(await field(), 'Seque');
    await person.keyboard('{Escape}');

    await waitFor(() => expect(sent).toEqual([['b.text', { text: 'Seque', validated: false, ...read, revision: 0 }]]));
  });

  it('keeps a text in sight that cannot be kept', async () => {
    const body = { code: 'invalid', message: '', errors: { text: ['Chaque balise ouverte se ferme, dans l’ordre.'] } };
    const { person } = await open(page, refusing(body, 422));

    await person.click((await line(2)).getByRole('button'));
    await person.write(await field(), '<1>Seque');
    await person.keyboard('{Escape}');
    expect(await screen.findByText(body.errors.text[0] as string)).toBeVisible();

    await person.click((await line(0)).getByRole('button'));
    expect(await field()).toHaveValue('<1>Seque');
  });

  it('is read again beside the French that has just changed', async () => {
    const body = { code: 'translation_source_changed', message: 'Le français vient de changer.' };
    const world = refusing(body, 409, { once: true });
    const { person, sent } = await open(page, world);

    await person.click((await line(2)).getByRole('button'));
    await person.write(await field(), 'Seque');
    world.say('b.text', { source: 'Séchez bien.', source_version: 'ffffffffffffffff', revision: 0 });
    await person.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText(body.message)).toBeVisible();
    expect(await screen.findByText('Séchez bien.')).toBeVisible();
    await person.keyboard('{Control>}{Enter}{/Control}');

    await waitFor(() =>
      expect(sent).toEqual([
        ['b.text', { text: 'Seque', validated: true, revision: 0, source_version: 'ffffffffffffffff' }],
      ]),
    );
  });

  it('is read by who may not translate', async () => {
    await open(page, translationsServer({ abilities: { translate: false, publish: false }, units: [title] }));

    expect((await line(0)).getByText('Lavar as mãos')).toBeVisible();
    expect((await line(0)).queryByRole('button')).toBeNull();
  });
});
