import { camille } from '@test/answers';
import { contentServer, importing } from '@test/content';
import { renderApp } from '@test/renderApp';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { helpOpened } from '@/app/help/opened';

const relay: typeof importing = {
  ...importing,
  id: `${importing.id.slice(0, -1)}2`,
  title: 'Relancer',
  topic: 'start',
  screens: [],
};
const tutorials = [importing, relay];
const heading = (level: number, name: string) => screen.findByRole('heading', { level, name });

afterEach(() => act(() => helpOpened.set(false)));

describe('the help', () => {
  it('groups tutorials by topic, and opens one that is then done', async () => {
    const { person } = await renderApp('/aide', camille, contentServer({ tutorials }));

    expect(await heading(2, 'Remettre et suivre')).toBeVisible();
    expect(screen.getByText('0 tutoriel fait sur 2')).toBeVisible();
    const list = screen.getByRole('list', { name: 'Remettre et suivre' });
    await person.click(within(list).getByRole('link', { name: importing.title }));

    expect(await heading(1, importing.title)).toBeVisible();
    expect(screen.getByText('Préparez un fichier.')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'C’est fait' }));
    expect(await screen.findByText('Fait')).toBeVisible();
    await person.click(screen.getByRole('link', { name: 'Retour à l’aide' }));
    expect(await screen.findByText('1 tutoriel fait sur 2')).toBeVisible();
  });

  it('finds by words, and says when there is nothing', async () => {
    const { person } = await renderApp('/aide?recherche=relan', camille, contentServer({ tutorials }));

    expect(await screen.findByText('1 tutoriel parle de « relan ».')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Relancer' })).toBeVisible();
    await person.write(screen.getByRole('searchbox', { name: /^Relancer, traduire/ }), 'xyz{Enter}');
    expect(await screen.findByRole('button', { name: 'Effacer les filtres' })).toBeVisible();
  });

  it('names whom one can ask, never oneself, and nobody who is not known', async () => {
    const self = { name: 'Camille Vidal', email: camille.email };
    const other = { name: 'Agnès Lemaire', email: 'agnes@maison-aubrac.test' };
    const contacts = {
      administrators: [self, other],
      operator: { name: 'Livretier', email: '', phone: '05 36 49 20 20' },
    };
    await renderApp('/aide', camille, contentServer({ contacts }));

    const contact = within(await screen.findByRole('region', { name: 'Parler à quelqu’un' }));
    expect(contact.getByRole('link', { name: other.email })).toHaveAttribute('href', `mailto:${other.email}`);
    expect(contact.getByRole('link', { name: '05 36 49 20 20' })).toHaveAttribute('href', 'tel:0536492020');
    expect(contact.queryByText(self.name)).toBeNull();
  });

  it('says nothing of contacts when there is none', async () => {
    await renderApp('/aide', camille);

    expect(await screen.findByText('Aucun tutoriel n’est publié pour votre rôle.')).toBeVisible();
    expect(screen.queryByText('Parler à quelqu’un')).toBeNull();
  });
});

describe('the help of a screen', () => {
  it('stands beside it, and Escape gives the focus back', async () => {
    const { person } = await renderApp('/home', camille, contentServer({ tutorials }));
    const button = await screen.findByRole('button', { name: 'Aide de cet écran' });

    await person.click(button);
    const panel = within(await screen.findByRole('complementary', { name: 'Aide : Accueil' }));
    expect(await panel.findByText('Préparez un fichier.')).toBeVisible();
    expect(panel.queryByText('Relancer')).toBeNull();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Aide : Accueil' })).toHaveFocus());
    await person.click(panel.getByRole('button', { name: 'C’est fait' }));
    expect(await panel.findByText('Fait')).toBeVisible();
    await person.keyboard('{Escape}');

    await waitFor(() => expect(screen.queryByText('Aide : Accueil')).toBeNull());
    expect(button).toHaveFocus();
  });

  it('opens with F1, and says when no tutorial speaks of the screen', async () => {
    const { person } = await renderApp('/compte', camille, contentServer({ tutorials }));
    await heading(1, 'Mon compte');

    await person.keyboard('{F1}');

    expect(await screen.findByText('Aucun tutoriel ne parle de cet écran.')).toBeVisible();
  });
});
