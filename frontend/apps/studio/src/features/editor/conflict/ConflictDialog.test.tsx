import type { BlockType } from '@livretier/blocks';
import { answers, camille } from '@test/answers';
import { renderFeature } from '@test/renderFeature';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { useSession } from '@/features/accounts';
import type { Conflict } from '../source/types';
import { ConflictDialog } from './ConflictDialog';

const words = (text: string) => [{ type: 'text', text }];
const texts: Conflict = {
  ...{ kind: 'field', block_id: 'a', field: 'text', base: words('Savonnez vingt secondes.') },
  ...{ mine: words('Savonnez trente secondes.'), saved: words('Savonnez quarante secondes.') },
  sides: { savedBy: 'Julien Delmas', savedAt: '2027-03-16T09:42:00Z', sentAt: '2027-03-16T09:41:00Z' },
};

const open = async (conflict: Conflict, blockType: BlockType = 'paragraph') => {
  const [onDecide, onLater] = [vi.fn(), vi.fn()];
  const Screen = () =>
    useSession() && (
      <ConflictDialog {...{ conflict, blockType, onDecide, onLater }} left={2} page="Se laver les mains" />
    );
  const noFile = http.get('/api/media/files/:id', () => new HttpResponse(null, { status: 404 }));
  const { person } = await renderFeature(<Screen />, [...answers({ user: camille }), noFile]);
  await screen.findByRole('dialog');
  return { onDecide, onLater, person };
};
const save = () => screen.getByRole('button', { name: /^Enregistrer ce (choix|texte)$/ });
const option = (name: RegExp | string) =>
  screen.getByRole('radio', { name }).closest<HTMLElement>('[class*=option]') as HTMLElement;

describe('two texts for the same block', () => {
  it('are shown side by side, with the words that differ', async () => {
    await open(texts);

    expect(screen.getByRole('dialog', { name: 'Deux textes pour le même bloc' })).toBeVisible();
    expect(screen.getByText(/Julien Delmas a enregistré ce passage/)).toBeVisible();
    expect(screen.getAllByText(/^(trente|quarante)$/).map((mark) => mark.tagName)).toEqual(['MARK', 'MARK']);
  });

  it.each([
    ['Garder le vôtre', { take: 'mine' }],
    [/Prendre celui de Julien Delmas/, { take: 'saved' }],
    [/Combiner les deux/, { take: 'both', words: 'Savonnez trente quarante secondes.' }],
  ])('end with %s', async (name, decision) => {
    const { person, onDecide } = await open(texts);

    await person.click(screen.getByRole('radio', { name }));
    await person.click(save());

    expect(onDecide).toHaveBeenCalledWith(decision);
  });

  it('say whose they are and since when', async () => {
    await open(texts);

    expect(within(option('Garder le vôtre')).getByRole('heading', { name: 'Votre texte' })).toBeVisible();
    expect(option('Garder le vôtre')).toHaveTextContent(/CV.*le 16 mars 2027 à 10:41/);
    expect(option(/Prendre celui de/)).toHaveTextContent(/JD.*Texte de Julien Delmas.*10:42, déjà enregistré/);
  });

  it('are both kept unless somebody says otherwise', async () => {
    const { person, onDecide } = await open(texts);

    expect(screen.getByRole('radio', { name: /Combiner les deux/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: /Combiner les deux/ })).toHaveFocus();
    await person.click(save());

    expect(onDecide).toHaveBeenCalledWith({ take: 'both', words: 'Savonnez trente quarante secondes.' });
  });

  it('become a third one that is typed', async () => {
    const { person, onDecide } = await open(texts);

    await person.clear(screen.getByRole('textbox', { name: 'Texte combiné' }));
    await person.write(screen.getByRole('textbox', { name: 'Texte combiné' }), 'Savonnez bien.');
    await person.click(save());

    expect(onDecide).toHaveBeenCalledWith({ take: 'both', words: 'Savonnez bien.' });
  });

  it('can wait', async () => {
    const { person, onLater } = await open(texts);

    await person.click(screen.getByRole('button', { name: 'Décider plus tard' }));
    await person.keyboard('{Escape}');

    expect(onLater).toHaveBeenCalledTimes(2);
  });
});

describe('what is no text', () => {
  it('is a choice between two settings', async () => {
    const { person, onDecide } = await open({ ...texts, field: 'several', mine: true, saved: false }, 'question');

    await person.click(screen.getByRole('radio', { name: /^Votre réglage.*oui$/ }));
    await person.click(save());

    expect(onDecide).toHaveBeenCalledWith({ take: 'mine' });
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it.each([
    ['callout', { field: 'tone', mine: 'danger', saved: 'tip' }, 'Danger', 'Astuce'],
    [
      'paragraph',
      { block_id: '', field: 'importance', mine: 'mandatory', saved: 'info' },
      'Obligatoire',
      'Information',
    ],
    ['image', { field: 'media', mine: null, saved: 'gone' }, 'aucun', 'un fichier'],
  ] as const)('says what two people chose for a %s in the words of its form', async (type, changes, mine, saved) => {
    await open({ ...texts, ...changes }, type);

    expect(screen.getByRole('radio', { name: new RegExp(`^Votre réglage.*${mine}$`) })).not.toBeChecked();
    expect(screen.getByRole('radio', { name: new RegExp(`^Celui de Julien Delmas.*${saved}$`) })).toBeChecked();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('offers to combine a line, and takes the saved one unless told', async () => {
    await open({ ...texts, field: 'author', mine: 'Léa', saved: 'Jo' }, 'quote');

    expect(screen.getByRole('radio', { name: /Prendre celui de/ })).toBeChecked();
    expect(screen.getByRole('textbox', { name: 'Texte combiné' })).toHaveValue('Léa Jo');
    expect(screen.getByText(/^Page « Se laver les mains », Citation, réglage « Auteur »/)).toBeVisible();
  });

  it('asks whether a block that one deleted stays', async () => {
    const { person, onDecide } = await open({ ...texts, kind: 'deleted', field: '', mine: null });

    expect(screen.getByRole('radio', { name: 'Garder le bloc' })).toBeChecked();
    await person.click(screen.getByRole('radio', { name: 'Supprimer le bloc' }));
    await person.click(save());

    expect(onDecide).toHaveBeenCalledWith({ take: 'delete' });
  });
});

describe('two versions of a whole block', () => {
  const quote = (text: string, author: string) => ({ id: 'a', type: 'quote', props: { author }, text: words(text) });
  const whole: Conflict = { ...texts, kind: 'block', field: '', base: null };

  it('are shown in words, and cannot be typed together', async () => {
    const { person, onDecide } = await open({ ...whole, mine: quote('Un', 'Léa'), saved: quote('Deux', 'Jo') });

    expect(screen.getByRole('dialog', { name: 'Deux versions du même bloc' })).toBeVisible();
    expect(option(/Garder le vôtre/)).toHaveTextContent(/Léa\s*Un/);
    expect(option(/Prendre celui de Julien Delmas/)).toHaveTextContent(/Jo\s*Deux/);
    expect(screen.queryByRole('textbox')).toBeNull();
    await person.click(screen.getByRole('radio', { name: 'Garder le vôtre' }));
    await person.click(save());

    expect(onDecide).toHaveBeenCalledWith({ take: 'mine' });
  });

  it('say when one of them is that there is none', async () => {
    await open({ ...whole, mine: null, saved: { id: 'a', type: 'divider', props: {} } });

    expect(option(/Garder le vôtre/)).toHaveTextContent('Vous aviez supprimé ce bloc.');
    expect(option(/Prendre celui/)).toHaveTextContent('Séparateur');
  });

  it('say when the saved page has no such block', async () => {
    await open({ ...whole, mine: quote('Un', ''), saved: null });

    expect(option(/Prendre celui/)).toHaveTextContent('Ce bloc n’est pas dans la page enregistrée.');
  });

  it('show what a block says that one deleted', async () => {
    await open({ ...whole, kind: 'deleted', mine: null, saved: quote('Deux', 'Jo') });

    expect(screen.getByRole('dialog', { name: 'Un bloc supprimé et modifié' })).toHaveTextContent(/Jo\s*Deux/);
  });
});

it('shows two versions of a page in words', async () => {
  const page = (text: string) => ({
    schema: 2,
    blocks: [{ id: 'a', type: 'paragraph', props: {}, text: words(text) }],
  });

  await open({ ...texts, kind: 'page', block_id: '', field: '', mine: page('Un'), saved: page('') });

  expect(screen.getByRole('dialog', { name: 'Deux versions de la même page' })).toHaveTextContent('Un');
  expect(screen.getByRole('radio', { name: 'Garder le vôtre' })).not.toBeChecked();
});
