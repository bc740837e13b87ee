import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderFeature } from '../../../../test/renderFeature';
import type { Conflict } from '../source/types';
import { ConflictDialog } from './ConflictDialog';

const words = (text: string) => [{ type: 'text', text }];
const texts: Conflict = {
  ...{ kind: 'field', block_id: 'a', field: 'text', base: words('Savonnez vingt secondes.') },
  ...{ mine: words('Savonnez trente secondes.'), saved: words('Savonnez quarante secondes.') },
};

const open = async (conflict: Conflict) => {
  const [onDecide, onLater] = [vi.fn(), vi.fn()];
  const { person } = await renderFeature(
    <ConflictDialog
      {...{ conflict, onDecide, onLater }}
      left={2}
      who="Julien Delmas"
      page="Se laver les mains"
      blockType="step"
    />,
    [],
  );
  await screen.findByRole('dialog');
  return { onDecide, onLater, person };
};
const save = () => screen.getByRole('button', { name: 'Enregistrer ce choix' });

describe('two texts for the same block', () => {
  it('are shown side by side, with the words that differ', async () => {
    await open(texts);

    expect(screen.getByRole('dialog', { name: 'Deux textes pour le même bloc' })).toBeVisible();
    expect(screen.getByText(/Julien Delmas a enregistré ce passage/)).toBeVisible();
    expect(screen.getAllByText(/^(trente|quarante)$/).map((mark) => mark.tagName)).toEqual(['MARK', 'MARK']);
  });

  it.each([
    ['Garder votre texte', { take: 'mine' }],
    [/Prendre celui de Julien Delmas/, { take: 'saved' }],
    [/Combiner les deux/, { take: 'both', words: 'Savonnez trente quarante secondes.' }],
  ])('end with %s', async (name, decision) => {
    const { person, onDecide } = await open(texts);

    await person.click(screen.getByRole('radio', { name }));
    await person.click(save());

    expect(onDecide).toHaveBeenCalledWith(decision);
  });

  it('become a third one that is typed', async () => {
    const { person, onDecide } = await open(texts);

    await person.clear(screen.getByRole('textbox', { name: 'Texte combiné' }));
    await person.type(screen.getByRole('textbox', { name: 'Texte combiné' }), 'Savonnez bien.');
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
    const { person, onDecide } = await open({ ...texts, field: 'several', mine: true, saved: false });

    await person.click(screen.getByRole('radio', { name: /^Votre réglage.*oui$/ }));
    await person.click(save());

    expect(onDecide).toHaveBeenCalledWith({ take: 'mine' });
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('asks whether a block that one deleted stays', async () => {
    const { person, onDecide } = await open({ ...texts, kind: 'deleted', field: '', mine: null });

    expect(screen.getByRole('radio', { name: 'Garder le bloc' })).toBeChecked();
    await person.click(screen.getByRole('radio', { name: 'Supprimer le bloc' }));
    await person.click(save());

    expect(onDecide).toHaveBeenCalledWith({ take: 'delete' });
  });
});
