import { NetworkError } from '@livretier/api';
import { emptyBlock } from '@livretier/blocks';
import { answers, camille } from '@test/answers';
import { allergens, foodLaw } from '@test/library';
import { manuscriptOf } from '@test/manuscript';
import { renderFeature } from '@test/renderFeature';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useSession } from '@/features/accounts';
import { EditorScreen } from './EditorScreen';
import type { Manuscript } from './source/types';

type Source = ReturnType<typeof manuscriptOf>['source'];
type Save = Source['savePage'];

const open = async (
  title: string,
  around: (save: Save) => Save = (save) => save,
  { obligations = [], values }: { obligations?: Manuscript['obligations']; values?: Source['values'] } = {},
) => {
  const world = manuscriptOf(title, 'La tenue');
  const { pages, savePage } = world.source;
  world.source.savePage = around(savePage);
  world.source.pages = async () => ({ ...(await pages()), obligations });
  if (values) world.source.values = values;
  const onOpenPage = vi.fn();
  const Screen = () => useSession() && <EditorScreen source={world.source} page={undefined} onOpenPage={onOpenPage} />;
  const rendered = await renderFeature(<Screen />, answers({ user: camille }));
  await screen.findByRole('textbox', { name: 'Texte de la page' });
  return { ...world, ...rendered, onOpenPage };
};

describe('the editor', () => {
  it('opens at the first page, with what it says and when it was saved', async () => {
    await open('Se laver les mains');

    expect(screen.getByRole('heading', { level: 1, name: 'Hygiène' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Titre de la page' })).toHaveValue('Se laver les mains');
    expect(screen.getByRole('textbox', { name: 'Texte de la page' })).toHaveTextContent('Bonjour');
    expect(screen.getByText(/^Enregistré (à|le) /)).toBeVisible();
    expect(screen.getByText('Page 1 sur 2')).toBeVisible();
  });

  it('saves a title as it is written, in the outline at once', async () => {
    const { person, done, ids } = await open('Se laver');

    await person.write(screen.getByRole('textbox', { name: 'Titre de la page' }), ' les mains');
    expect(screen.getByRole('button', { name: 'Se laver les mains' })).toHaveAttribute('aria-current', 'page');
    await person.keyboard('{Control>}s{/Control}');

    await waitFor(() => expect(done).toMatchObject([['save', ids[0], { title: 'Se laver les mains' }]]));
    expect(await screen.findByText(/^Enregistré (à|le) /)).toBeVisible();
  });

  it('puts a block of the drawer on the page, and its settings beside it', async () => {
    const { person, done } = await open('Se laver les mains');

    await person.click(screen.getByRole('button', { name: 'Blocs' }));
    await person.write(screen.getByRole('searchbox', { name: 'Chercher un bloc' }), 'attention{Enter}');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Vidéo' })).toBeNull());
    await person.click(screen.getByRole('button', { name: 'Encadré' }));
    const settings = screen.getByRole('complementary', { name: 'Réglages' });
    await person.click(await within(settings).findByRole('radio', { name: 'Danger' }));
    await person.keyboard('{Control>}s{/Control}');

    await waitFor(() => expect(done.at(-1)?.[0]).toBe('save'));
    expect(JSON.stringify(done.at(-1))).toContain('"type":"callout","props":{"tone":"danger"}');
  });

  it('sets the rows, the columns and the headers of a table beside it', async () => {
    const { person, done } = await open('Se laver les mains');

    await person.click(screen.getByRole('button', { name: 'Blocs' }));
    await person.click(screen.getByRole('button', { name: 'Tableau' }));
    await person.click(await screen.findByRole('switch', { name: 'Première colonne' }));
    await person.click(screen.getByRole('button', { name: 'Ajouter une colonne à la fin' }));
    await person.click(within(screen.getByRole('group', { name: 'Ligne 1' })).getByRole('button', { name: /dessous/ }));
    expect(await screen.findByRole('group', { name: 'Ligne 2' })).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Supprimer la dernière ligne' }));
    await person.keyboard('{Control>}s{/Control}');

    await waitFor(() => expect(done.at(-1)?.[0]).toBe('save'));
    const saved = JSON.stringify(done.at(-1));
    expect(saved).toContain('"header":"both"');
    expect(saved.match(/"table_row"/g)).toHaveLength(3);
    expect(saved.match(/"table_cell"/g)).toHaveLength(9);
  });

  it('writes a living value into a contact, and shows it by its name', async () => {
    const { person, done } = await open('Se laver les mains');

    await person.click(screen.getByRole('button', { name: 'Blocs' }));
    await person.click(screen.getByRole('button', { name: 'Contact' }));
    const insert = { name: 'Insérer une information pratique dans «\u00a0Téléphone\u00a0»' };
    await person.click(await screen.findByRole('button', insert));
    const list = screen.getByRole('dialog', { name: 'Informations pratiques' });
    expect(within(list).getAllByRole('option')[0]).toHaveTextContent('téléphone du référent handicap');
    await person.write(within(list).getByRole('combobox'), 'referent{Enter}');

    expect(screen.getByRole('textbox', { name: 'Téléphone' })).toHaveAccessibleDescription(
      'Information pratique\u00a0: téléphone du référent handicap',
    );
    const shown = within(screen.getByRole('textbox', { name: 'Texte de la page' }));
    expect((await shown.findByText('téléphone du référent handicap')).tagName).toBe('MARK');
    await person.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(JSON.stringify(done.at(-1))).toContain('"phone":"{{disability_contact_phone}}"'));
  });

  it('goes on without living values when they cannot be had', async () => {
    const { person, done } = await open('Se laver', undefined, {
      values: async () => {
        throw new NetworkError('gone');
      },
    });

    await person.click(screen.getByRole('button', { name: 'Blocs' }));
    await person.click(screen.getByRole('button', { name: 'Contact' }));
    await person.click(await screen.findByRole('button', { name: /^Insérer une information pratique.*Nom/ }));
    const list = screen.getByRole('dialog', { name: 'Informations pratiques' });
    expect(list).toHaveTextContent('Les informations pratiques n’ont pas pu être chargées.');
    await person.keyboard('{Escape}');
    await person.write(screen.getByRole('textbox', { name: 'Nom' }), 'Jeanne');
    await person.keyboard('{Control>}s{/Control}');

    await waitFor(() => expect(JSON.stringify(done.at(-1))).toContain('"name":"Jeanne"'));
  });

  it('keeps at once which obligations the page covers', async () => {
    const { person, done, ids } = await open('Se laver les mains', undefined, { obligations: [foodLaw, allergens] });

    await person.click(screen.getByRole('tab', { name: 'Page' }));
    const group = await screen.findByRole('group', { name: 'Obligations couvertes' });
    await person.click(within(group).getByRole('checkbox', { name: /^denrees Hygiène des denrées/ }));
    await person.click(within(group).getByRole('checkbox', { name: /^allergenes/ }));

    await waitFor(() =>
      expect(done).toEqual([
        ['cover', ids[0], [foodLaw.id]],
        ['cover', ids[0], [foodLaw.id, allergens.id]],
      ]),
    );
    expect(within(group).getByRole('checkbox', { name: /^denrees/ })).toBeChecked();
  });

  it('says that the chapter is linked to no obligation, and leads to it', async () => {
    const { person } = await open('Se laver les mains');

    await person.click(screen.getByRole('tab', { name: 'Page' }));

    expect(await screen.findByText('Ce chapitre n’est lié à aucune obligation.', { exact: false })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ouvrir la fiche du chapitre' })).toBeVisible();
  });

  it('lists the checks of the page and mends one in a click', async () => {
    const { person } = await open('Se laver les mains');

    await person.click(screen.getByRole('button', { name: 'Blocs' }));
    await person.click(screen.getByRole('button', { name: 'Tableau' }));
    await person.click(await screen.findByRole('button', { name: /point.? à vérifier$|^Page accessible$/ }));

    expect(screen.getByRole('region', { name: 'Accessibilité' })).toBeVisible();
  });

  it.each(['Image', 'Galerie', 'Vidéo', 'Quiz'])('says that a new block is to be completed: %s', async (name) => {
    const { person } = await open('Se laver les mains');

    await person.click(screen.getByRole('button', { name: 'Blocs' }));
    await person.click(screen.getByRole('button', { name }));

    const settings = screen.getByRole('complementary', { name: 'Réglages' });
    expect(await within(settings).findByText('À compléter')).toBeVisible();
    expect(within(settings).queryByText('Bloc conforme')).toBeNull();
  });

  it('checks the pages that are not open when somebody asks, and opens one', async () => {
    const { person, source, ids, onOpenPage } = await open('Se laver les mains');
    const { page } = source;
    source.page = async (id) => ({ ...(await page(id)), document: { schema: 2, blocks: [emptyBlock('table')] } });

    await person.click(await screen.findByRole('button', { name: 'Page accessible' }));
    const others = screen.getByRole('region', { name: 'L’autre page du chapitre' });
    expect(others).toHaveTextContent('Le compte plus haut est celui de la page ouverte.');
    await person.click(within(others).getByRole('button', { name: 'Contrôler l’autre page' }));

    expect(await within(others).findByText('1 page à vérifier.')).toBeVisible();
    expect(within(others).getByRole('heading', { name: 'La tenue' })).toBeVisible();
    expect(within(others).getByText('Tableau vide')).toBeVisible();
    expect(within(others).getByText('En-tête de tableau vide')).toBeVisible();
    await person.click(within(others).getByRole('button', { name: 'Ouvrir la page' }));
    expect(onOpenPage).toHaveBeenCalledWith(ids[1]);
  });

  it('compares with an earlier version, and takes it again', async () => {
    const { person, done, ids } = await open('Se laver les mains');

    await person.click(screen.getByRole('button', { name: 'Versions' }));
    await person.click(await screen.findByRole('button', { name: /Julien Delmas, 4 mots/ }));
    expect((await screen.findByText('trente')).tagName).toBe('INS');
    expect(screen.getByRole('heading', { name: /depuis l’enregistrement fait le 16 mars/ })).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Reprendre cette version' }));

    await waitFor(() => expect(done.at(-1)).toEqual(['restore', ids[0], 2]));
  });

  it('says its keys', async () => {
    const { person } = await open('Se laver les mains');

    await person.click(screen.getByRole('button', { name: 'Aide' }));

    expect(screen.getByRole('dialog', { name: 'Raccourcis clavier' })).toHaveTextContent('Déplacer le blocCtrl Maj ↑');
  });

  it('says that it is offline, and saves when the server is back', async () => {
    let reachable = false;
    const { person, done } = await open('Se laver', (save) => async (...asked) => {
      if (!reachable) throw new NetworkError('gone');
      return save(...asked);
    });

    await person.write(screen.getByRole('textbox', { name: 'Titre de la page' }), ' les mains');
    await person.keyboard('{Control>}s{/Control}');
    expect(await screen.findByText(/^Hors ligne/)).toBeVisible();
    reachable = true;
    await person.click(screen.getByRole('button', { name: 'Réessayer' }));

    expect(await screen.findByText(/^Enregistré (à|le) /)).toBeVisible();
    expect(done).toHaveLength(1);
  });

  it('asks when somebody else saved the same, and saves what is decided', async () => {
    const { person, done } = await open('Se laver', (save) => async (id, asked) => {
      const answer = await save(id, asked);
      if (asked.title !== 'Se laver les mains') return answer;
      const theirs = { title: 'Se laver', saved_by_name: 'Julien Delmas', outcome: 'conflict' } as const;
      const field = { kind: 'field', block_id: '', field: 'title' } as const;
      return { ...answer, ...theirs, conflicts: [{ ...field, base: '', mine: asked.title, saved: 'Se laver' }] };
    });

    await person.write(screen.getByRole('textbox', { name: 'Titre de la page' }), ' les mains');
    await person.keyboard('{Control>}s{/Control}');
    const dialog = await screen.findByRole('dialog', { name: 'Deux textes pour le même bloc' });
    await person.click(within(dialog).getByRole('button', { name: 'Décider plus tard' }));
    await person.click(await screen.findByRole('button', { name: '1 choix en attente' }));
    await person.click(await screen.findByRole('radio', { name: /^Combiner les deux/ }));
    await person.write(screen.getByRole('textbox', { name: 'Texte combiné' }), ', toujours');
    await person.click(screen.getByRole('button', { name: 'Enregistrer ce texte' }));
    await person.keyboard('{Control>}s{/Control}');

    await waitFor(() => expect(done.at(-1)).toMatchObject({ 2: { title: 'Se laver les mains, toujours' } }));
    expect(screen.queryByRole('button', { name: /choix en attente/ })).toBeNull();
  });

  it('asks afresh about the second of two', async () => {
    const words = (text: string) => [{ type: 'text', text }];
    const { person, done } = await open('Se laver', (save) => async (id, asked) => {
      const answer = await save(id, asked);
      if (asked.title !== 'Se laver les mains') return answer;
      const kind = { kind: 'field', base: null } as const;
      const title = { ...kind, block_id: '', field: 'title', mine: asked.title, saved: 'Se laver' };
      const text = { ...kind, block_id: 'first', field: 'text', mine: words('Bonsoir'), saved: words('Bonjour') };
      return { ...answer, title: 'Se laver', outcome: 'conflict', conflicts: [title, text] } as const;
    });

    await person.write(screen.getByRole('textbox', { name: 'Titre de la page' }), ' les mains');
    await person.keyboard('{Control>}s{/Control}');
    await person.click(await screen.findByRole('radio', { name: /^Combiner les deux/ }));
    await person.write(screen.getByRole('textbox', { name: 'Texte combiné' }), ', toujours');
    await person.click(screen.getByRole('button', { name: 'Enregistrer ce texte' }));

    expect(await screen.findByRole('textbox', { name: 'Texte combiné' })).toHaveValue('Bonsoir Bonjour');
    expect(screen.getByRole('radio', { name: /^Combiner les deux/ })).toBeChecked();
    await person.click(screen.getByRole('radio', { name: /^Prendre celui de/ }));
    await person.click(screen.getByRole('button', { name: 'Enregistrer ce texte' }));
    await person.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(JSON.stringify(done.at(-1))).toContain('Bonjour'));
    expect(JSON.stringify(done.at(-1))).not.toContain('Bonsoir');
  });
});
