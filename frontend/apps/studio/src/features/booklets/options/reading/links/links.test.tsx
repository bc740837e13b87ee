import { clearToasts } from '@livretier/ui';
import { seasonal } from '@test/bookletList';
import { link, reading } from '@test/reading';
import { opened, openReading, save } from '@test/readingScreen';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

afterEach(() => act(() => clearToasts()));

describe('the personal links', () => {
  const named = { ...reading, mode: 'named' as const };

  it('can be created once this way in is saved', async () => {
    const { person } = await openReading();
    await opened();

    await person.click(screen.getByRole('radio', { name: 'Personnes nommées' }));
    expect(screen.queryByRole('button', { name: 'Créer un lien' })).toBeNull();
    await person.click(save());

    expect(await screen.findByRole('button', { name: 'Créer un lien' })).toBeVisible();
    expect(await screen.findByText(/^Aucun lien pour le moment/)).toBeVisible();
  });

  it('are told once, then known by their name', async () => {
    const { person, sent } = await openReading({ reading: named });

    await person.click(await screen.findByRole('button', { name: 'Créer un lien' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Créer un lien' }));
    await person.click(dialog.getByRole('button', { name: 'Créer le lien' }));
    expect(await dialog.findByText('Cette information est nécessaire.')).toBeVisible();
    await person.write(dialog.getByLabelText('Pour qui'), 'Jeanne Bonnet');
    await person.write(dialog.getByLabelText(/^Dernier jour/), '01/01/2020');
    await person.click(dialog.getByRole('button', { name: 'Créer le lien' }));
    expect(await dialog.findByText('Choisissez aujourd’hui ou un jour à venir.')).toBeVisible();
    await person.clear(dialog.getByLabelText(/^Dernier jour/));
    await person.click(dialog.getByRole('button', { name: 'Créer le lien' }));

    const once = within(await screen.findByRole('dialog', { name: 'Le lien de Jeanne Bonnet est prêt' }));
    expect(sent).toEqual([['link', { label: 'Jeanne Bonnet', expires_on: null }]]);
    await person.click(once.getByRole('button', { name: 'Copier le lien' }));
    await expect(navigator.clipboard.readText()).resolves.toBe(`${reading.address}/secret`);
    await person.click(once.getByText('Fermer', { selector: 'button' }));
    expect(await screen.findByRole('row', { name: /Jeanne Bonnet.*Sans limite.*Actif/ })).toBeVisible();
    expect(screen.queryByDisplayValue(/secret/)).toBeNull();
  });

  it('are revoked after a question', async () => {
    const { person, sent } = await openReading({ reading: named, links: [link] });

    await person.click(await screen.findByRole('button', { name: 'Révoquer le lien de Jeanne Bonnet' }));
    const question = await screen.findByRole('alertdialog', { name: /Révoquer le lien de Jeanne Bonnet/ });
    expect(sent).toEqual([]);
    await person.click(within(question).getByRole('button', { name: 'Révoquer le lien' }));

    await waitFor(() => expect(sent).toEqual([['revoke', link.id]]));
    const row = await screen.findByRole('row', { name: /Jeanne Bonnet.*Révoqué/ });
    expect(within(row).queryByRole('button')).toBeNull();
  });

  it('that still open a booklet with a code are seen and revoked there', async () => {
    const { person, sent } = await openReading({ reading: { ...reading, links_count: 1 }, links: [link] });

    await person.click(await screen.findByRole('button', { name: 'Révoquer le lien de Jeanne Bonnet' }));
    await person.click(await screen.findByRole('button', { name: 'Révoquer le lien' }));

    await waitFor(() => expect(sent).toEqual([['revoke', link.id]]));
    expect(screen.queryByRole('button', { name: 'Créer un lien' })).toBeNull();
  });

  it('are not spoken of beside a code when there are none', async () => {
    await openReading();
    await opened();

    expect(screen.queryByText('Liens personnels')).toBeNull();
  });

  it('go on when asked, and the keyboard with them', async () => {
    const other = { ...link, id: seasonal.id, label: 'Paulo Ferreira', expires_on: '2020-01-01' };
    const { person } = await openReading({ reading: named, links: [link, other] });

    await person.click(await screen.findByRole('button', { name: 'Afficher plus de liens' }));

    expect(await screen.findByRole('row', { name: /Paulo Ferreira.*Terminé/ })).toBeVisible();
    await waitFor(() => expect(screen.getByText('Paulo Ferreira')).toHaveFocus());
  });
});
