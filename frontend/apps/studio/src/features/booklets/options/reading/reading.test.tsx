import { nothing, seasonal } from '@test/bookletList';
import { reading } from '@test/reading';
import { opened, openReading, poster, save } from '@test/readingScreen';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

describe('who may open a booklet', () => {
  it('is one of four, and only what was changed is sent', async () => {
    const { person, sent } = await openReading();
    await opened();

    expect(screen.getByRole('radio', { name: 'Lien et code à 6 chiffres' })).toBeChecked();
    await person.click(screen.getByRole('radio', { name: 'Lien public' }));
    await person.click(screen.getByRole('switch', { name: 'Lire hors connexion' }));
    await person.write(screen.getByLabelText(/^Fermé après le/), '31/10/2027');
    await person.tab();
    expect(screen.getByText('3 modifications non enregistrées')).toBeVisible();
    await person.click(save());

    await waitFor(() =>
      expect(sent).toEqual([['access', { mode: 'public', offers_offline: false, closes_on: '2027-10-31' }]]),
    );
    expect(await screen.findByText(/^Enregistré à/)).toBeVisible();
  });

  it('goes through the four by the arrows', async () => {
    const { person } = await openReading();
    await opened();

    act(() => screen.getByRole('radio', { name: 'Lien et code à 6 chiffres' }).focus());
    await person.keyboard('{ArrowDown}');

    expect(screen.getByRole('radio', { name: 'Personnes nommées' })).toBeChecked();
  });

  it('takes a day away, and refuses to close before it opens', async () => {
    const { person, sent } = await openReading({ reading: { ...reading, closes_on: '2027-10-31' } });
    await opened();
    const [from, until] = [screen.getByLabelText(/^Ouvert à partir du/), screen.getByLabelText(/^Fermé après le/)];

    await person.clear(until);
    await person.write(until, '01/02/2027');
    await person.click(save());
    expect(await screen.findAllByText('La fermeture doit venir après l’ouverture.')).not.toHaveLength(0);
    expect(sent).toEqual([]);
    await person.clear(from);
    await person.click(save());

    await waitFor(() => expect(sent).toEqual([['access', { opens_on: null, closes_on: '2027-02-01' }]]));
  });

  it('names at the door whom the author chose, if a telephone can dial them', async () => {
    const { person, sent } = await openReading();
    await opened();
    const phone = screen.getByLabelText(/^Téléphone/);

    expect(screen.getByText(/Toute personne qui connaît l’adresse le voit/)).toBeVisible();
    await person.write(screen.getByLabelText(/^Service ou personne/), 'Accueil');
    await person.write(phone, 'demandez');
    await person.click(save());
    expect(await screen.findAllByText('Saisissez un numéro qu’un téléphone peut composer.')).not.toHaveLength(0);
    await person.clear(phone);
    await person.write(phone, '05 36 49 12 34');
    await person.click(save());

    await waitFor(() =>
      expect(sent).toEqual([['access', { contact_name: 'Accueil', contact_phone: '05 36 49 12 34' }]]),
    );
  });

  it('goes back to what is saved', async () => {
    const { person } = await openReading();
    await opened();

    await person.click(screen.getByRole('radio', { name: 'Utilisateurs connectés' }));
    expect(screen.queryByText('Code d’accès')).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Annuler' }));

    expect(screen.getByRole('radio', { name: 'Lien et code à 6 chiffres' })).toBeChecked();
    expect(screen.getByText('Aucune modification en attente')).toBeVisible();
  });

  it('asks before what was changed is lost', async () => {
    const { person, path } = await openReading();
    await opened();

    await person.click(screen.getByRole('radio', { name: 'Lien public' }));
    await person.click(screen.getByRole('link', { name: 'Avancé' }));

    expect(await screen.findByRole('alertdialog', { name: /Quitter sans enregistrer/ })).toBeVisible();
    expect(path()).toBe('/livrets/options/acces');
  });

  it('says how large the files are in each language', async () => {
    await openReading();

    const offered = await screen.findByRole('switch', { name: 'Proposer le PDF à télécharger' });
    expect(offered).toHaveAccessibleDescription(/par langue\s: français 2,1\sMo et anglais 1,9\sMo\.$/);
  });

  it.each([
    [{ state: 'unpublished', published: false }, 'Le livret n’est pas encore publié.'],
    [{ state: 'early', opens_on: '2099-03-01' }, 'La lecture ouvrira le 1er mars 2099.'],
    [{ state: 'over', closes_on: '2020-10-31' }, 'fermée depuis le soir du 31 octobre 2020.'],
    [{ state: 'suspended' }, 'La lecture est suspendue.'],
  ] as const)('says where it stands: %j', async (now, sentence) => {
    await openReading({ reading: { ...reading, ...now } });
    await opened();

    expect(screen.getByText(new RegExp(sentence))).toBeVisible();
    const publish = screen.queryByRole('link', { name: 'Le publier depuis l’éditeur' });
    expect(publish?.getAttribute('href') ?? null).toBe(
      now.state === 'unpublished' ? `/livrets/${seasonal.id}/editor` : null,
    );
  });

  it('is only looked at by those who may not change it', async () => {
    await openReading({ reading: { ...reading, code: '', abilities: { change: false } } });
    await opened();

    for (const choice of screen.getAllByRole('radio', { name: /Lien|Personnes|Utilisateurs/ }))
      expect(choice).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Changer' })).toBeNull();
    expect(screen.getByText('Le code est visible des responsables du livret.')).toBeVisible();
  });

  it('is kept from those whose role does not open it', async () => {
    await openReading({ refused: true }, { ...seasonal, abilities: { ...nothing, write: true } });

    expect(await screen.findByText('Accès réservé')).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
  });
});

describe('the code', () => {
  it('is read, copied, and changed after a question', async () => {
    const { person, sent } = await openReading();
    await opened();

    expect(screen.getByText('Code 4 8 1 2 0 6')).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Copier' }));
    await expect(navigator.clipboard.readText()).resolves.toBe('481206');
    await person.click(screen.getByRole('button', { name: 'Changer' }));
    const question = await screen.findByRole('alertdialog', { name: /Changer le code d’accès/ });
    expect(question).toHaveTextContent('Chaque appareil déjà retenu devra saisir le nouveau');
    expect(sent).toEqual([]);
    await person.click(within(question).getByRole('button', { name: 'Changer le code' }));

    expect(await screen.findByText('Code 9 3 7 2 0 5')).toBeInTheDocument();
    expect(sent).toEqual([['code', null]]);
    expect(poster()).toHaveTextContent('937 205');
  });

  it('that is changed loses nothing of what is not saved yet', async () => {
    const { person } = await openReading();
    await opened();

    await person.click(screen.getByRole('switch', { name: 'Apparaître dans les moteurs de recherche' }));
    await person.click(screen.getByRole('button', { name: 'Changer' }));
    await person.click(await screen.findByRole('button', { name: 'Changer le code' }));
    await screen.findByText('Code 9 3 7 2 0 5');

    expect(screen.getByText('1 modification non enregistrée')).toBeVisible();
  });

  it('comes with the first time it is asked for', async () => {
    const { person } = await openReading({ reading: { ...reading, mode: 'public', code: '' } });
    await opened();

    await person.click(screen.getByRole('radio', { name: 'Lien et code à 6 chiffres' }));

    expect(screen.getByText('Le code sera créé à l’enregistrement.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Changer' })).toBeNull();
  });
});

describe('the personal links', () => {
  it('are with the participants, where the screen leads', async () => {
    await openReading({ reading: { ...reading, mode: 'named', links_count: 2 } });

    expect(await screen.findByText(/^2 liens personnels ouvrent ce livret/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Voir les participants' })).toHaveAttribute(
      'href',
      `/livrets/options/participants?livret=${reading.id}`,
    );
  });

  it('that open a booklet without its code are said beside it, and only when there are some', async () => {
    await openReading({ reading: { ...reading, links_count: 1 } });
    expect(await screen.findByText(/^1 lien ouvre le livret sans demander le code/)).toBeVisible();
  });

  it('are not spoken of beside a code when there are none', async () => {
    await openReading();
    await opened();

    expect(screen.queryByText('Liens personnels')).toBeNull();
  });
});
