import { camille } from '@test/answers';
import { seasonal } from '@test/bookletList';
import { renderApp } from '@test/renderApp';
import { adapted, added, clashing, lockedPage, proposal, proposalServer } from '@test/updates';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import type { Proposal } from '../api';

const open = async (changes: Partial<Proposal> = {}, more: Parameters<typeof renderApp>[2] = []) => {
  const built = proposalServer(changes);
  const { id } = proposal();
  const app = await renderApp(`/livrets/${seasonal.id}/socle/${id}`, camille, [...more, ...built.handlers]);
  return { ...app, ...built };
};
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const keep = () => screen.getByRole('button', { name: 'Valider ce bloc' });
const way = (name: RegExp | string) => screen.findByRole('radio', { name });

describe('a proposal', () => {
  it('says what changes and why, and opens at the first block that waits', async () => {
    await open();

    expect(await heading('Mise à jour du socle à examiner')).toBeVisible();
    expect(screen.getByText('3 décisions sur 5')).toBeVisible();
    expect(screen.getByText(/chapitre « Hygiène et sécurité », version 7 vers version 8/)).toBeVisible();
    expect(screen.getByText(/Motif légal/)).toHaveTextContent('Règlement (CE) 852/2004. Effet au 1er avril 2027.');
    expect(screen.getByRole('heading', { level: 2, name: 'Texte de «\u00a0Se laver les mains\u00a0»' })).toBeVisible();
    expect(screen.getByText('Bloc 1 sur 5')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Terminer, encore 2 blocs' })).toBeDisabled();
    expect(screen.getByText(/Livret remis à 113 personnes/)).toBeVisible();
  });

  it('shows the text both began with, each side with its own words marked, and both in one', async () => {
    await open();

    expect(await way(/^Combiner/)).toBeChecked();
    expect(screen.getByText('Texte d’origine, version 7 du socle')).toBeVisible();
    expect(screen.getByText('au savon bleu', { exact: false, selector: 'ins' })).toBeVisible();
    expect(screen.getByText('trente', { exact: false, selector: 'ins' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Texte combiné' })).toHaveValue(
      'Savonnez trente secondes au savon bleu.',
    );
    expect(screen.getByText('Les deux changements sont repris')).toBeVisible();
  });

  it('ticks nothing of a conflict, and asks before it goes on', async () => {
    const { person, sent } = await open({ units: [clashing] });

    expect(await way('Laisser ce bloc retiré')).not.toBeChecked();
    expect(screen.queryByRole('radio', { name: /Combiner/ })).toBeNull();
    await person.click(keep());

    expect(screen.getByText(/Choisissez d’abord un texte/)).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('keeps each decision at once, under the revision that was seen, and goes to the next', async () => {
    const { person, sent } = await open();
    await person.click(await way('Garder votre texte'));
    await person.click(keep());

    expect(await screen.findByText('Bloc 2 sur 5')).toBeVisible();
    expect(sent).toEqual([['decisions', [{ unit: adapted.unit, mark: adapted.mark, choice: 'mine' }], '"1"']]);
    expect(await way('Laisser ce bloc retiré')).toHaveFocus();
  });

  it('sends the joined text as somebody wrote it anew', async () => {
    const { person, sent } = await open();
    const field = await screen.findByRole('textbox', { name: 'Texte combiné' });
    await person.clear(field);
    await person.write(field, 'Savonnez bien.');
    await person.click(keep());

    await waitFor(() =>
      expect(sent[0]?.[1]).toMatchObject([
        { choice: 'combined', block: { text: [{ type: 'text', text: 'Savonnez bien.' }] } },
      ]),
    );
  });

  it('answers once for all booklets where the text is the same', async () => {
    const { person, sent } = await open();
    await person.click(await screen.findByRole('checkbox', { name: /Décider une fois.*1 autre livret/ }));
    await person.click(keep());

    await waitFor(() => expect(sent.map(([name]) => name)).toEqual(['decisions', 'same-unit']));
    expect(await screen.findByText('Bloc 2 sur 5')).toBeVisible();
    expect(await screen.findByText('Même réponse dans 2 livrets')).toBeVisible();
    expect(screen.getByText(/^1 livret dit autre chose à présent/)).toBeVisible();
  });

  it('overrules nobody with one answer for all', async () => {
    const { person, sent, decideElsewhere } = await open();
    await person.click(await screen.findByRole('checkbox', { name: /Décider une fois/ }));
    decideElsewhere(adapted.unit, 'core');
    await person.click(keep());

    expect(await screen.findByText('Julien Delmas a décidé autrement entre-temps')).toBeVisible();
    expect(sent.map(([name]) => name)).toEqual(['decisions']);
  });

  it('offers nothing but the library’s text where a lock holds the chapter', async () => {
    const { person, sent } = await open({ policy: 'locked', units: [lockedPage, added] });

    expect(await screen.findAllByRole('radio')).toHaveLength(1);
    expect(await way('Prendre le socle')).not.toBeChecked();
    expect(screen.getByText('Savonnez au savon bleu.')).toBeVisible();
    expect(screen.getByText('Gardé dans les versions de la page.')).toBeVisible();
    expect(screen.getByText(/^Ce chapitre est verrouillé par le socle/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Tout prendre sauf les conflits' })).toBeNull();
    await person.click(await way('Prendre le socle'));
    await person.click(keep());

    await waitFor(() => expect(sent[0]?.[1]).toMatchObject([{ unit: lockedPage.unit, choice: 'core' }]));
  });

  it('is decided by keys: five blocks in at most twenty-five', async () => {
    const { person, sent } = await open({
      units: [adapted, clashing, added].flatMap((one, place) => [
        { ...one, unit: `${one.unit}a`, mark: `m${place}a`, asked: true },
        ...(place < 2 ? [{ ...one, unit: `${one.unit}b`, mark: `m${place}b`, asked: true }] : []),
      ]),
    });
    await heading('Mise à jour du socle à examiner');
    let pressed = 0;
    const press = async (key: string) => {
      pressed += 1;
      await person.keyboard(key);
    };
    screen.getByRole('heading', { level: 1 }).focus();
    while (!document.activeElement?.matches('input[type=radio]')) await press('{Tab}');
    for (let block = 0; block < 5; block += 1) {
      if (!(document.activeElement as HTMLInputElement).checked) await press(' ');
      await press('{Enter}');
      await waitFor(() => expect(sent).toHaveLength(block + 1));
      await waitFor(() => expect(keep()).not.toHaveAttribute('aria-disabled'));
    }

    await waitFor(() => expect(screen.getByRole('button', { name: 'Terminer' })).toHaveFocus());
    expect(pressed).toBeLessThanOrEqual(25);
  });

  it('takes everything but conflicts with one button', async () => {
    const { person, sent } = await open();
    await person.click(await screen.findByRole('button', { name: 'Tout prendre sauf les conflits' }));

    await waitFor(() => expect(sent[0]?.[1]).toMatchObject([{ unit: adapted.unit, choice: 'combined' }]));
    expect(await screen.findByText('4 décisions sur 5')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Tout prendre sauf les conflits' })).toBeNull();
  });
});

describe('two people at one proposal', () => {
  it('see both choices where they differ, and nothing is overwritten unasked', async () => {
    const { person, sent, decideElsewhere } = await open();
    await person.click(await way('Garder votre texte'));
    decideElsewhere(adapted.unit, 'core');
    await person.click(keep());

    expect(await screen.findByText('Julien Delmas a décidé autrement entre-temps')).toBeVisible();
    expect(screen.getByText(/Son choix : « Prendre le socle ». Le vôtre, « Garder votre texte »/)).toBeVisible();
    expect(await way('Garder votre texte')).toBeChecked();
    await person.click(keep());

    expect(await screen.findByText('Bloc 2 sur 5')).toBeVisible();
    expect(sent.map(([, , match]) => match)).toEqual(['"1"', '"2"']);
  });

  it('do not disturb each other on different blocks', async () => {
    const { person, sent, decideElsewhere } = await open();
    await way('Garder votre texte');
    decideElsewhere(clashing.unit, 'core');
    await person.click(keep());

    await waitFor(() => expect(sent.map(([, , match]) => match)).toEqual(['"1"', '"2"']));
    expect(await screen.findByText('5 décisions sur 5')).toBeVisible();
  });

  it('are asked anew when the booklet was written in', async () => {
    const changed = http.put('/api/updates/:id/decisions', () =>
      HttpResponse.json({ code: 'unit_question_changed', message: 'Cette question a changé.' }, { status: 409 }),
    );
    const { person } = await open({}, [changed]);
    await way('Garder votre texte');
    await person.click(keep());

    expect(await screen.findByText('Le texte du livret a changé entre-temps')).toBeVisible();
  });
});

describe('the end', () => {
  const done = { units: [added] };

  it('shows the result before, and is adopted into the draft; it can be undone', async () => {
    const { person, sent } = await open(done);
    await person.click(await screen.findByRole('button', { name: 'Voir le résultat' }));
    expect(await within(await screen.findByRole('dialog')).findByText('Savonnez trente secondes.')).toBeVisible();
    await person.click(screen.getAllByRole('button', { name: 'Fermer' }).at(-1) as HTMLElement);
    await person.click(await screen.findByRole('button', { name: 'Terminer' }));

    expect(await screen.findByRole('heading', { name: 'Mise à jour adoptée en partie' })).toBeVisible();
    expect(screen.getByText(/Les lecteurs le liront quand vous publierez/)).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Annuler l’adoption' }));

    expect(await screen.findByText('3 décisions sur 5')).toBeVisible();
    expect(sent.map(([name]) => name)).toEqual(['finish', 'undo']);
  });

  it('refuses with a reason of twenty characters', async () => {
    const { person, sent } = await open();
    await person.click(await screen.findByRole('button', { name: 'Refuser la mise à jour…' }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.write(dialog.getByRole('textbox', { name: /Motif/ }), 'Non.');
    await person.click(dialog.getByRole('button', { name: 'Refuser la mise à jour' }));
    expect(dialog.getByText('Donnez le motif en 20 caractères au moins.')).toBeVisible();
    expect(sent).toEqual([]);
    await person.write(dialog.getByRole('textbox', { name: /Motif/ }), ' Notre cuisine fait autrement.');
    await person.click(dialog.getByRole('button', { name: 'Refuser la mise à jour' }));

    expect(await screen.findByRole('heading', { name: 'Mise à jour refusée' })).toBeVisible();
    expect(screen.getByText('Notre cuisine fait autrement depuis toujours.')).toBeVisible();
  });

  it('detaches the chapter once somebody is sure', async () => {
    const { person, sent } = await open();
    await person.click(await screen.findByRole('button', { name: 'Détacher ce chapitre du socle…' }));
    await person.click(await screen.findByRole('button', { name: 'Détacher' }));

    expect(await screen.findByRole('heading', { name: 'Mise à jour sans objet' })).toBeVisible();
    expect(sent.map(([name]) => name)).toEqual(['detach']);
  });

  it('offers neither refusing nor detaching where a lock holds the chapter', async () => {
    await open({ policy: 'locked', abilities: { decide: true, refuse: false, undo: false, detach: false } });

    expect(await screen.findByRole('button', { name: 'Voir le résultat' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Refuser/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Détacher/ })).toBeNull();
  });
});

describe('a proposal that cannot be shown', () => {
  it('is refused to those who do not decide', async () => {
    const awa = { ...camille, abilities: { ...camille.abilities, decide_updates: false } };
    const { handlers } = proposalServer();
    await renderApp(`/livrets/${seasonal.id}/socle/${proposal().id}`, awa, handlers);

    expect(await screen.findByText(/Votre rôle/)).toBeVisible();
  });

  it('is asked for again after a failure', async () => {
    const away = http.get('/api/updates/:id', () => new HttpResponse(null, { status: 500 }), { once: true });
    const { person } = await open({}, [away]);
    await person.click(await screen.findByRole('button', { name: 'Réessayer' }));

    expect(await heading('Mise à jour du socle à examiner')).toBeVisible();
  });
});
