import { camille } from '@test/answers';
import { booklet } from '@test/booklet';
import { renderApp } from '@test/renderApp';
import { translationsServer } from '@test/translations';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const open = async () => {
  const world = translationsServer();
  return { ...(await renderApp(`/livrets/${booklet.id}/traductions`, camille, world.handlers)), ...world };
};

beforeEach(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:texts', revokeObjectURL: () => undefined });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});

describe('the texts of a booklet', () => {
  it('leave as a file, those that are left first', async () => {
    const { person, sent } = await open();

    await person.click(await screen.findByRole('button', { name: 'Exporter : Portugais' }));
    const dialog = await screen.findByRole('dialog', { name: 'Exporter les textes : Portugais' });
    await person.click(within(dialog).getByRole('radio', { name: /Tableur/ }));
    await person.click(within(dialog).getByRole('button', { name: 'Télécharger' }));

    await waitFor(() => expect(sent).toEqual([['export', '?format=csv&left_only=true']]));
  });

  it('come back on trial first, and then for good', async () => {
    const { person, sent } = await open();

    await person.click(await screen.findByRole('button', { name: 'Importer : Portugais' }));
    const dialog = await screen.findByRole('dialog', { name: 'Importer des textes : Portugais' });
    await person.upload(within(dialog).getByLabelText(/Fichier de textes/), new File(['<xliff/>'], 'textes.xlf'));
    await person.click(within(dialog).getByRole('button', { name: 'Voir ce qui change' }));
    expect(await within(dialog).findByText('Rien n’est encore enregistré.')).toBeVisible();
    expect(within(dialog).getByRole('row', { name: /Se laver les mains/ })).toBeVisible();
    await person.click(within(dialog).getByRole('radio', { name: /Refusés/ }));
    expect(within(dialog).getByText(/Aucun texte de ce livret/)).toBeVisible();
    await person.click(within(dialog).getByRole('button', { name: 'Importer 1 texte' }));

    expect(await within(dialog).findByText('1 texte est entré.')).toBeVisible();
    expect(sent).toEqual([['imports/check'], ['imports']]);
  });
});
