import { askedIn } from '@livretier/booklet';
import { seasonal } from '@test/bookletList';
import { reading } from '@test/reading';
import { opened, openReading, poster } from '@test/readingScreen';
import { server } from '@test/server';
import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { offeredLocales } from '@/features/booklets/creation/content/structure/Languages';

describe('the poster', () => {
  it('wears the words of its language, its size and the code', async () => {
    const { person } = await openReading();
    await opened();

    expect(poster()).toHaveTextContent('Visez le code avec votre téléphone');
    expect(poster()).toHaveTextContent('481 206');
    expect(poster()).toHaveTextContent(/ou tapez livret\.maison-aubrac\.test\/l\/saisonniers-2027[^/]/);
    expect(poster().querySelector('img[src*="/reading/qr"]')).toHaveAttribute(
      'src',
      `/api/booklets/${seasonal.id}/reading/qr?format=svg&locale=fr-FR`,
    );
    await person.selectOptions(screen.getByLabelText('Langue de l’affiche'), 'en-GB');
    await person.click(screen.getByRole('radio', { name: 'A5' }));
    await person.click(screen.getByRole('checkbox', { name: 'Écrire le code d’accès sur l’affiche' }));

    expect(poster()).toHaveTextContent('Aim your phone at the code');
    expect(poster()).toHaveTextContent('or type livret.maison-aubrac.test/l/saisonniers-2027/en-GB');
    expect(poster()).not.toHaveTextContent('481 206');
    expect(screen.getByRole('link', { name: 'Imprimer' })).toHaveAttribute(
      'href',
      `/api/booklets/${seasonal.id}/reading/poster?size=a5&locale=en-GB&with_code=false`,
    );
    expect(screen.getByText('1 modification non enregistrée')).toBeVisible();
  });

  it('of a booklet that is not published yet asks in the languages that it will have', async () => {
    await openReading({ reading: { ...reading, state: 'unpublished', published: false, locales: [] } });
    await opened();

    expect(poster()).toHaveTextContent('Scan the code');
    expect(screen.getByLabelText('Langue de l’affiche')).toHaveValue('fr-FR');
  });

  it('writes no code where none is asked for', async () => {
    await openReading({ reading: { ...reading, mode: 'public' } });
    await opened();

    expect(poster()).not.toHaveTextContent('Code d’accès');
    expect(screen.queryByRole('checkbox', { name: /Écrire le code/ })).toBeNull();
  });

  it('says so when its file cannot be had', async () => {
    const { person } = await openReading();
    await opened();
    server.use(http.get('/api/booklets/:id/reading/poster', () => new HttpResponse(null, { status: 503 })));

    await person.click(screen.getByRole('button', { name: 'PDF' }));

    expect(await screen.findByText('L’affiche n’a pas pu être préparée. Réessayez dans un instant.')).toBeVisible();
  });
});

it('a poster asks in every language that a booklet may have', () => {
  expect(askedIn(offeredLocales).map(({ tag }) => tag)).toEqual(offeredLocales);
});
