import { camille } from '@test/answers';
import { all, bookletList, nothing, people, seasonal } from '@test/bookletList';
import { publishingServer } from '@test/publishing';
import { door } from '@test/reading';
import { renderApp } from '@test/renderApp';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';

const at = async (tab: string, booklet = seasonal, first: Parameters<typeof renderApp>[2] = []) => {
  const built = bookletList({ booklets: [booklet] });
  const app = await renderApp(`/livrets/options${tab}?livret=${booklet.id}`, camille, [...first, ...built.handlers]);
  return { ...app, ...built };
};
const row = (name: RegExp) => screen.findByRole('row', { name });

describe('the options of a booklet', () => {
  it('ask which one when the address names none', async () => {
    const { handlers } = bookletList();
    const { person } = await renderApp('/livrets/options/avance', camille, handlers);

    await person.click(await screen.findByRole('link', { name: seasonal.name }));

    expect(await screen.findByRole('region', { name: 'Révision et adresse' })).toBeVisible();
  });

  it.each(['x', '01930000-0000-7000-8000-0000000000ff'])('of %s are a page that is not there', async (id) => {
    await renderApp(`/livrets/options?livret=${id}`, camille, bookletList().handlers);

    expect(await screen.findByRole('heading', { name: 'Cette page s’est décousue' })).toBeVisible();
  });

  it('have a card for each of their screens, and their place in the crumbs', async () => {
    await at('');

    const managers = await screen.findByRole('link', { name: /^Responsables.*2 responsables/ });
    expect(managers).toHaveAttribute('href', `/livrets/options/responsables?livret=${seasonal.id}`);
    expect(await screen.findByRole('link', { name: /^Avancé.*Ordre libre/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Modifier' })).toHaveAttribute('href', `/livrets/${seasonal.id}/editor`);
    const crumbs = screen.getByRole('navigation', { name: 'Fil d’Ariane' });
    expect(crumbs).toHaveTextContent(`Livrets${seasonal.name}`);
  });

  it('say where it is read, and publish what changed', async () => {
    const online = { ...seasonal, status: 'published' as const, has_changes: true };
    const { handlers } = publishingServer({ booklet: online });
    const { person } = await at('', online, handlers);

    const address = await screen.findByRole('link', { name: 'livret.maison-aubrac.test/l/saisonniers-2027' });
    expect(address).toHaveAttribute('href', 'https://livret.maison-aubrac.test/l/saisonniers-2027');
    expect(screen.getByText('Modifications non publiées')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Copier le lien' }));
    expect(await navigator.clipboard.readText()).toBe(address.getAttribute('href'));
    await person.click(screen.getByRole('button', { name: 'Publier les modifications' }));

    expect(await screen.findByRole('button', { name: 'Publier la version 3.0' })).toBeEnabled();
  });

  it('promise no address that opens nothing yet', async () => {
    await at('');

    expect(await screen.findByText('livret.maison-aubrac.test/l/saisonniers-2027')).toBeVisible();
    expect(screen.queryByRole('link', { name: /\/l\// })).toBeNull();
  });

  it('suspend it and open it again, after a question', async () => {
    const closed = { ...seasonal, status: 'suspended' as const, abilities: { ...all, resume: true } };
    const { person, sent } = await at('/avance', closed);

    await person.click(await screen.findByRole('button', { name: 'Rouvrir la lecture' }));
    const question = await screen.findByRole('alertdialog', { name: /Rouvrir la lecture de/ });
    await person.click(within(question).getByRole('button', { name: 'Rouvrir la lecture' }));

    await waitFor(() => expect(sent).toEqual([['resume', null]]));
  });

  it('keep from those who do not manage it what they may not set', async () => {
    await at('', { ...seasonal, abilities: { ...nothing, write: true } });

    await screen.findByRole('heading', { level: 1, name: seasonal.name });
    expect(screen.queryByRole('link', { name: /Responsables|Avancé/ })).toBeNull();
  });
});

describe('the advanced options', () => {
  it('send what was changed and nothing else', async () => {
    const { person, sent } = await at('/avance');

    await person.click(await screen.findByRole('switch', { name: 'Ordre libre' }));
    expect(screen.getByText('1 modification non enregistrée')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Enregistrer' }));

    await waitFor(() => expect(sent).toEqual([['options', { free_order: false }]]));
    expect(await screen.findByText(/^Enregistré à/)).toBeVisible();
  });

  it('take questions of readers or not, as who may open the booklet is kept', async () => {
    const { sent, handlers } = door();
    const { person } = await at('/avance', seasonal, handlers);

    const questions = await screen.findByRole('switch', { name: 'Questions des lecteurs' });
    expect(questions).toBeChecked();
    await person.click(questions);
    await person.click(screen.getByRole('button', { name: 'Enregistrer' }));

    await waitFor(() => expect(sent).toEqual([['access', { offers_questions: false }]]));
    expect(await screen.findByText(/^Enregistré à/)).toBeVisible();
    expect(questions).not.toBeChecked();
  });

  it('leave a booklet to publish by itself what the library changed, knowing when it waits', async () => {
    const { person, sent } = await at('/avance');

    const publishes = await screen.findByRole('switch', { name: 'Publier sans attendre ce que le socle a changé' });
    expect(publishes).not.toBeChecked();
    expect(publishes).toHaveAccessibleDescription(/personne ne confirme à nouveau.*à relire/);
    await person.click(publishes);
    await person.click(screen.getByRole('button', { name: 'Enregistrer' }));

    await waitFor(() => expect(sent).toEqual([['options', { core_publication: 'automatic' }]]));
  });

  it('offers a language that is not translated once somebody says so, knowing what readers will find', async () => {
    const { person, sent } = await at('/avance');

    const english = await screen.findByRole('switch', { name: /^Anglais.*proposer quand même/ });
    expect(english).toHaveAccessibleDescription(/chaque bloc non traduit restera en français.*En français/);
    await person.click(english);
    await person.click(screen.getByRole('button', { name: 'Enregistrer' }));

    await waitFor(() => expect(sent).toEqual([['options', { offered_anyway: ['en-GB'] }]]));
  });

  it('does not offer a language that the reading screens do not speak', async () => {
    await at('/avance');

    expect(await screen.findByRole('switch', { name: /^Allemand/ })).toBeDisabled();
  });

  it.each([
    ['2027-03-16T09:30:00Z', 1],
    [null, 0],
  ])('lead from a booklet published at %s to %i archives of its versions', async (published_at, count) => {
    await at('/avance', { ...seasonal, published_at });

    await screen.findByRole('heading', { name: 'Vie du livret' });
    const links = screen.queryAllByRole('link', { name: 'Exporter une version' });
    expect(links).toHaveLength(count);
    for (const link of links) expect(link).toHaveAttribute('href', expect.stringMatching(/editor\?vue=versions$/));
  });

  it('ask for nothing that is not done with: receipts, their keeping', async () => {
    await at('/avance');

    await screen.findByRole('region', { name: 'Lecture' });
    const titles = screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);
    expect(titles).toEqual(['Lecture', 'Langues', 'Relances', 'Socle commun', 'Révision et adresse', 'Vie du livret']);
    expect(screen.queryByLabelText(/accusé|phrase/i)).toBeNull();
  });

  it('refuse an address nobody could type', async () => {
    const { person, sent } = await at('/avance');

    const slug = await screen.findByLabelText('Adresse du livret');
    await person.clear(slug);
    await person.write(slug, 'Été 2027');
    await person.click(screen.getByRole('button', { name: 'Enregistrer' }));

    await waitFor(() => expect(slug).toBeInvalid());
    expect(sent).toEqual([]);
  });

  it('ask before what was changed is lost', async () => {
    const { person, path } = await at('/avance');

    await person.click(await screen.findByRole('switch', { name: 'Ordre libre' }));
    await person.click(screen.getByRole('link', { name: /^Utilisateurs 4/ }));

    expect(await screen.findByRole('alertdialog', { name: /Quitter sans enregistrer/ })).toBeVisible();
    expect(path()).toBe('/livrets/options/avance');
  });
});

describe('the managers of a booklet', () => {
  it('are the main one, who can only be replaced, and the others', async () => {
    const { person, sent } = await at('/responsables');

    const main = await row(/Camille Vidal/);
    expect(main).toHaveTextContent('Principal');
    expect(within(main).queryByRole('button')).toBeNull();
    const substitute = await row(/Julien Delmas/);
    expect(substitute).toHaveTextContent('Du 3 août au 17 août 2099');
    await person.click(within(substitute).getByRole('button', { name: 'Rendre principal' }));
    await waitFor(() => expect(sent).toEqual([['main', null]]));
  });

  it('take in somebody who writes already, and a substitute needs a last day', async () => {
    const { person, sent } = await at('/responsables');

    await person.click(await screen.findByRole('button', { name: 'Ajouter' }));
    const dialog = await screen.findByRole('dialog', { name: 'Ajouter un responsable' });
    expect(within(dialog).queryByRole('radio', { name: /Julien|Valadier/ })).toBeNull();
    await person.click(await within(dialog).findByRole('radio', { name: 'Awa Diallo' }));
    await person.click(within(dialog).getByRole('radio', { name: 'Suppléant' }));
    await person.click(within(dialog).getByRole('button', { name: 'Ajouter' }));
    expect(await within(dialog).findByText('Cette information est nécessaire.')).toBeVisible();
    await person.write(within(dialog).getByLabelText('Au'), '31/08/2099');
    await person.click(within(dialog).getByRole('button', { name: 'Ajouter' }));

    await waitFor(() =>
      expect(sent).toEqual([
        ['change', { role: 'booklet_manager', duty: 'substitute', scope: '', starts_on: null, ends_on: '2099-08-31' }],
      ]),
    );
  });
});

describe('the users of a booklet', () => {
  it('have their rights in sight, and those of the company a lock', async () => {
    const { person, sent } = await at('/utilisateurs');

    const heir = await row(/Hélène Roux/);
    expect(within(heir).getAllByText('Oui, par son rôle dans l’entreprise')).toHaveLength(3);
    expect(within(heir).queryByRole('button')).toBeNull();
    const writer = await row(/Awa Diallo/);
    expect(within(writer).getAllByText('Oui')).toHaveLength(2);
    await person.selectOptions(within(writer).getByRole('combobox', { name: 'Rôle de Awa Diallo' }), 'translator');

    await waitFor(() => expect(sent).toEqual([['change', { role: 'translator' }]]));
  });

  it('let an auditor in until a day', async () => {
    const { person, sent } = await at('/utilisateurs');

    await person.click(await screen.findByRole('button', { name: 'Donner un accès' }));
    const dialog = await screen.findByRole('dialog', { name: 'Donner un accès' });
    await person.click(await within(dialog).findByRole('radio', { name: 'Paul Valadier' }));
    await person.click(within(dialog).getByRole('button', { name: 'Donner un accès' }));
    expect(await within(dialog).findByText('Cette information est nécessaire.')).toBeVisible();
    await person.write(within(dialog).getByLabelText('Dernier jour'), '30/04/2099');
    await person.click(within(dialog).getByRole('button', { name: 'Donner un accès' }));

    await waitFor(() => expect(sent).toMatchObject([['give', { role: 'auditor', ends_on: '2099-04-30', duty: null }]]));
  });

  it('are given some languages of the booklet, when they translate it', async () => {
    const joao = { ...people[2], name: 'João Pinto', role: 'translator', locales: ['en-GB'] };
    const { person, sent } = await at('/utilisateurs', seasonal, [
      http.get('/api/booklets/:id/access', () => HttpResponse.json({ items: [joao], may_write: true })),
    ]);

    expect(await row(/João Pinto.*Anglais/)).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Autres actions pour João Pinto' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Changer les langues' }));
    const dialog = await screen.findByRole('dialog', { name: 'Langues de João Pinto' });
    await person.click(within(dialog).getByRole('checkbox', { name: 'Anglais' }));
    await person.click(within(dialog).getByRole('button', { name: 'Enregistrer' }));

    await waitFor(() => expect(sent).toEqual([['change', { locales: [] }]]));
  });

  it('lose their access after a question', async () => {
    const { person, sent } = await at('/utilisateurs');

    await person.click(await screen.findByRole('button', { name: 'Autres actions pour Awa Diallo' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Retirer' }));
    const question = await screen.findByRole('alertdialog', { name: /Retirer l’accès de Awa Diallo/ });
    expect(sent).toEqual([]);
    await person.click(within(question).getByRole('button', { name: 'Retirer l’accès' }));

    await waitFor(() => expect(sent).toEqual([['remove', null]]));
  });
});
