import { camille, nadia } from '@test/answers';
import { path, plain, row, world } from '@test/chapterScreens';
import { foodLaw, hospitality } from '@test/library';
import { renderApp } from '@test/renderApp';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

describe('the chapters', () => {
  it('say their version, their sectors and where they stand', async () => {
    await renderApp(path, nadia, world().handlers);

    const line = await row(/Hygiène et sécurité/);
    expect(line).toHaveTextContent('v7');
    expect(line).toHaveTextContent('2 pages');
    expect(line).toHaveTextContent('Hôtellerie-restauration');
    expect(line).toHaveTextContent('Automatique');
    expect(line).toHaveTextContent('Publié');
    expect(await row(/Bienvenue/)).toHaveTextContent('Tous les secteurs');
    expect(await row(/Bienvenue/)).toHaveTextContent('Non publié');
  });

  it('are counted in each state, and no further than the server counts', async () => {
    await renderApp(path, nadia, world().handlers);

    expect(await screen.findByRole('radio', { name: 'Tous 68' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'En relecture 2' })).not.toBeChecked();
    expect(plain(screen.getByRole('radio', { name: /Retirés/ }).closest('label')?.textContent)).toBe('Retirés 1 000+');
  });

  it('are asked for as the address says', async () => {
    const { asked, handlers } = world();
    const filters = `statut=draft&secteur=${hospitality.id}&obligation=${foodLaw.id}`;
    await renderApp(`${path}?recherche=mains&${filters}`, nadia, handlers);

    await row(/Hygiène/);
    expect(asked).toEqual([
      { search: 'mains', status: 'draft', sector: hospitality.id, obligation: foodLaw.id, limit: '25' },
    ]);
    expect(await screen.findByRole('button', { name: /^Secteur.*Hôtellerie-restauration$/ })).toBeVisible();
  });

  it('write what filters them into the address, and take it away again', async () => {
    const { person, history } = await renderApp(path, nadia, world().handlers);

    await person.click(await screen.findByRole('radio', { name: /Brouillons/ }));
    await person.click(screen.getByRole('button', { name: /^Secteur/ }));
    await person.click(await screen.findByRole('menuitemradio', { name: 'Hôtellerie-restauration' }));
    await waitFor(() => expect(history.location.search).toBe(`?statut=draft&secteur=${hospitality.id}`));

    await person.click(screen.getByRole('button', { name: 'Effacer les filtres' }));
    await waitFor(() => expect(history.location.search).toBe(''));
  });

  it('of a company stand apart from those of the platform', async () => {
    const { asked, handlers } = world();
    const { person } = await renderApp(path, camille, handlers);

    expect(await row(/Hygiène/)).toHaveTextContent('Socle commun');
    await person.click(screen.getByRole('button', { name: /^Origine.*Mon entreprise$/ }));
    await person.click(await screen.findByRole('menuitemradio', { name: 'Socle commun' }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ scope: 'platform' }));
  });

  it('say what they are for when there is none, and that the filters leave none', async () => {
    const { handlers } = world({ chapters: [] });
    const { person } = await renderApp(path, nadia, handlers);

    expect(await screen.findByRole('heading', { name: 'Aucun chapitre' })).toBeVisible();
    await person.click(screen.getByRole('radio', { name: /Publiés/ }));
    expect(await screen.findByText('Aucun chapitre ne correspond.')).toBeVisible();
  });

  it('are made only by those whom the server lets', async () => {
    await renderApp(path, camille, world({ create: false }).handlers);

    await row(/Hygiène/);
    expect(screen.queryByRole('link', { name: 'Nouveau chapitre' })).toBeNull();
  });

  it('are closed to those who do not write them', async () => {
    const auditor = { ...camille, abilities: { ...camille.abilities, write_chapters: false } };
    await renderApp(path, auditor, []);

    expect(await screen.findByText('Accès réservé')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Chapitres' })).toBeNull();
  });
});
