import { camille } from '@test/answers';
import { renderApp } from '@test/renderApp';
import { boardServer, release } from '@test/updates';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { dayIn } from '@/shared/text/moments';

const open = async (world: Parameters<typeof boardServer>[0] = {}, query = '', user = camille) => {
  const built = boardServer(world);
  const app = await renderApp(`/livrets?vue=socle${query}`, user, built.handlers);
  return { ...app, ...built };
};
const one = `&version=${release().id}`;
const group = (name: string) => screen.findByRole('region', { name });

describe('the board of updates', () => {
  it('lists the releases with how far each has come', async () => {
    await open();

    const title = await screen.findByRole('link', { name: 'Hygiène et sécurité, version 8' });
    expect(title).toHaveAttribute('href', expect.stringContaining(`version=${release().id}`));
    expect(screen.getByText('Motif légal')).toBeVisible();
    expect(screen.getByText('2 prêts à adopter')).toBeVisible();
    expect(screen.getByText('1 conflit')).toBeVisible();
    expect(screen.getByText('1 refusé')).toBeVisible();
  });

  it('says what it is for where nothing has come', async () => {
    await open({ releases: [] });
    expect(await screen.findByRole('heading', { name: 'Aucune mise à jour du socle' })).toBeVisible();
  });

  it('is refused to those who do not decide, and says so when the server does', async () => {
    await open({}, '', { ...camille, abilities: { ...camille.abilities, decide_updates: false } });
    expect(await screen.findByText('Accès réservé')).toBeVisible();
  });

  it('shows every booklet by how it ended', async () => {
    const { person, asked, history } = await open({}, '&par=livret');

    expect(await screen.findByRole('link', { name: 'Résoudre le conflit de Livret sécurité cuisine' })).toBeVisible();
    await person.click(screen.getByRole('radio', { name: 'Refusés' }));

    expect(await screen.findByText('« Nous faisons autrement depuis toujours. »', { exact: false })).toBeVisible();
    expect(asked.at(-1)).toMatchObject({ state: 'refused' });
    expect(history.location.search).toContain('etat=refuses');
  });

  it('shows the chapters that follow no more, and the way to their plan', async () => {
    const { person, history } = await open({}, '&par=livret');

    await person.click(await screen.findByRole('radio', { name: 'Détachés' }));

    const link = await screen.findByRole('link', { name: 'Ouvrir le plan de Livret du client' });
    expect(link).toHaveAttribute('href', expect.stringMatching(/^\/livrets\/.*\/editor$/));
    expect(screen.getByText('depuis la version 7 du socle')).toBeVisible();
    expect(history.location.search).toContain('etat=detaches');
  });
});

describe('one release', () => {
  it('stands by what is asked: the conflict first, then what is to be examined, then what is ready', async () => {
    const soon = new Date(Date.now() + 16 * 86_400_000);
    await open({ releases: [release({ effective_on: dayIn(camille.company?.timezone, soon) })] }, one);

    expect(await screen.findByRole('heading', { level: 1, name: 'Hygiène et sécurité, version 8' })).toBeVisible();
    expect(screen.getByText('7 livrets reprennent ce chapitre')).toBeVisible();
    const conflict = within(await group('Conflit'));
    expect(await conflict.findByRole('link', { name: 'Résoudre le conflit de Livret sécurité cuisine' })).toBeVisible();
    expect(within(await group('À examiner')).getByText(/Confiée à Julien Delmas/)).toBeVisible();
    const ready = within(await group('Prêts à adopter'));
    expect(ready.getAllByRole('checkbox')).toHaveLength(2);
    expect(ready.getByText('5 blocs du socle')).toBeVisible();
    expect(ready.getByText('Tout est décidé, il reste à adopter')).toBeVisible();
    expect(screen.getByText('1 détaché du socle, non concerné')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Ce qui change' })).toBeVisible();
    expect(screen.getByText('1 bloc sur 1 page')).toBeVisible();
    expect(screen.getByText('dans 16 jours')).toBeVisible();
    expect(screen.getByText(/jusqu’à 414 nouveaux accusés de lecture/)).toBeVisible();
  });

  it('leads to the one block that several booklets are asked alike', async () => {
    await open({}, one);

    const link = await screen.findByRole('link', { name: /^Même texte dans 2 livrets\u00a0: décider une fois$/ });
    expect(link.getAttribute('href')).toMatch(/\/socle\/.*d2\?bloc=/);
  });

  it('adopts at once what is ready and ticked, and tells what became of each', async () => {
    const { person, sent } = await open({}, one);
    await person.click(await screen.findByRole('checkbox', { name: 'Adopter dans Bonnes pratiques' }));
    await person.click(screen.getByRole('button', { name: 'Adopter dans 1 livret' }));

    expect(sent).toEqual([{ act: 'adopt', proposals: [expect.stringContaining('d5')] }]);
    const result = within(await group('Résultat'));
    expect(await result.findByText('Laissé à décider')).toBeVisible();
    expect(result.getByRole('link', { name: 'Livret du logement' })).toBeVisible();
  });

  it('refuses in the booklets that one names, with one reason', async () => {
    const { person, sent } = await open({}, one);
    await person.click(await screen.findByRole('button', { name: 'Refuser…' }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.write(dialog.getByRole('textbox', { name: /Motif/ }), 'Nous faisons autrement depuis toujours.');
    await person.selectOptions(dialog.getByRole('combobox', { name: 'Raison' }), 'Livret bientôt remplacé');
    await person.click(dialog.getByRole('button', { name: 'Refuser' }));
    expect(dialog.getByText('Choisissez au moins un livret.')).toBeVisible();
    await person.click(dialog.getByRole('checkbox', { name: 'Livret sécurité cuisine' }));
    await person.click(dialog.getByRole('button', { name: 'Refuser dans 1 livret' }));

    await waitFor(() =>
      expect(sent).toEqual([
        {
          act: 'refuse',
          proposals: [expect.stringContaining('d1')],
          reason: 'Nous faisons autrement depuis toujours.',
          kind: 'replaced',
        },
      ]),
    );
    expect(await group('Résultat')).toBeVisible();
  });

  it('gives all that wait to a colleague', async () => {
    const { person, sent } = await open({}, one);
    await person.click(await screen.findByRole('button', { name: 'Confier…' }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.click(dialog.getByRole('checkbox', { name: 'Tous les livrets à décider' }));
    await dialog.findByRole('option', { name: 'Julien Delmas' });
    await person.selectOptions(dialog.getByRole('combobox', { name: 'À qui' }), 'Julien Delmas');
    await person.click(dialog.getByRole('button', { name: 'Confier' }));

    await waitFor(() => expect(sent).toMatchObject([{ act: 'assign', user: expect.stringContaining('07') }]));
    expect((sent[0] as { proposals: string[] }).proposals).toHaveLength(5);
  });

  it('offers no refusal of a locked chapter, and is calm once everything is decided', async () => {
    const counts = { ...release().counts, conflict: 0, adapted: 0, ready: 0, adopted: 5 };
    await open({ releases: [release({ policy: 'locked', counts, shared: [] })], lines: {} }, one);

    expect(await screen.findByText('Tout est décidé')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Refuser…' })).toBeNull();
  });
});
