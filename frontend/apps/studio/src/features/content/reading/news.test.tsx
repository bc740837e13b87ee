import { camille, nadia } from '@test/answers';
import { contentServer, leave } from '@test/content';
import { renderApp } from '@test/renderApp';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const region = (name: string) => screen.findByRole('region', { name });

describe('news of the home', () => {
  it('tell what is new, and no longer so once it was opened', async () => {
    const { person, path } = await renderApp('/home', camille, contentServer({ news: [leave] }));

    const news = within(await region('Actualités'));
    expect(news.getByText('Nouveau')).toBeVisible();
    expect(news.getByText('15 mars 2027')).toBeInTheDocument();
    await person.click(news.getByRole('link', { name: leave.title }));

    expect(await heading(leave.title)).toBeVisible();
    expect(path()).toBe(`/actualite/${leave.id}`);
    expect(screen.getByText('Nous avons revu quatre chapitres.')).toBeVisible();
    await person.click(screen.getByRole('link', { name: 'Retour à l’accueil' }));
    const again = within(await region('Actualités'));
    await waitFor(() => expect(again.queryByText('Nouveau')).toBeNull());
  });

  it('are four, and all when asked', async () => {
    const news = Array.from({ length: 6 }, (_, place) => ({
      ...leave,
      id: `${leave.id.slice(0, -1)}${place}`,
      title: `N${place}`,
    }));
    const { person } = await renderApp('/home', camille, contentServer({ news }));

    const list = within(await region('Actualités'));
    expect(list.getAllByRole('listitem')).toHaveLength(4);
    await person.click(list.getByRole('button', { name: 'Tout lire' }));
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(6));
  });

  it('leave no empty place, and fail alone', async () => {
    const broken = http.get('/api/news', () => HttpResponse.json({}, { status: 500 }));
    await renderApp('/home', camille, [broken]);

    expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
    expect(await screen.findByText('Rien à faire')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Tutoriels' })).toBeNull();
  });

  it('are told to the platform’s staff too', async () => {
    await renderApp('/home', nadia, contentServer({ news: [leave] }));

    expect(within(await region('Actualités')).getByRole('link', { name: leave.title })).toBeVisible();
  });
});

describe('a news item', () => {
  it('is no page to those whom it is not for', async () => {
    await renderApp(`/actualite/${leave.id}`, camille);

    expect(await heading('Cette page s’est décousue')).toBeVisible();
  });

  it('says that it is in French to those who read another language', async () => {
    await renderApp(
      `/en-GB/actualite/${leave.id}`,
      { ...camille, language: 'en-GB' },
      contentServer({ news: [leave] }),
    );

    expect((await heading(leave.title)).closest('[lang]')).toHaveAttribute('lang', 'fr-FR');
    expect(screen.getByText('This text exists in French only.').closest('[lang]')).toHaveAttribute('lang', 'en-GB');
  });
});
