import { camille } from '@test/answers';
import { library, media } from '@test/media';
import { building, preview, theme } from '@test/preview';
import { goodChecks, publishing, publishingServer } from '@test/publishing';
import { renderApp } from '@test/renderApp';
import { missing, value, valuesServer } from '@test/values';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';

type Theme = typeof theme;

/** The server of one booklet; `themes` are those that it was given. */
const open = async (step: string, worn: Partial<Theme> = {}, more: Parameters<typeof renderApp>[2] = []) => {
  let booklet = building({ theme: { ...theme, ...worn } });
  const themes: Theme[] = [];
  const path = `/api/booklets/${booklet.id}`;
  const app = await renderApp(`/livrets/builder/${step}?livret=${booklet.id}`, camille, [
    ...more,
    http.get(path, () => HttpResponse.json(booklet)),
    http.get(`${path}/preview`, () => HttpResponse.json(preview(booklet))),
    http.put(`${path}/theme`, async ({ request }) => {
      const given = (await request.json()) as Theme;
      themes.push(given);
      booklet = { ...booklet, theme: given };
      return HttpResponse.json(booklet);
    }),
  ]);
  await screen.findByRole('heading', { level: 1 });
  return { ...app, themes };
};
const logo = { media: 'id-logo.svg', alt: 'Maison Aubrac' };
const file = http.get('/api/media/files/:id', ({ params }) =>
  HttpResponse.json(media(String(params.id).slice(3), { extension: 'svg' })),
);

describe('the step of the colours', () => {
  it('tells what cannot be read and puts it right with the nearest shade', async () => {
    const { person, themes } = await open('colors');
    const code = await screen.findByRole('textbox', { name: 'Accent, code de la couleur' });
    expect(screen.getByText('Tout est lisible')).toBeVisible();

    await person.clear(code);
    await person.type(code, 'e5a15f');
    expect(await screen.findByText('1 paire à corriger')).toBeVisible();
    expect(screen.getByRole('row', { name: /Accent sur fond 2,0 Insuffisant/ })).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Appliquer' }));

    expect(await screen.findByText('Tout est lisible')).toBeVisible();
    await waitFor(() => expect(themes.at(-1)?.colours.accent).toBe('#af5c15'));
  });

  it('says that something is no colour, and keeps the former one', async () => {
    const { person, themes } = await open('colors');
    const code = await screen.findByRole('textbox', { name: 'Fond, code de la couleur' });

    await person.clear(code);
    await person.type(code, 'beige');
    await person.tab();

    expect(code).toBeInvalid();
    expect(themes).toEqual([]);
  });
});

describe('the step of the font', () => {
  it('chooses for titles, and for texts', async () => {
    const { person, themes } = await open('font');

    await person.click(await screen.findByRole('radio', { name: 'Literata' }));
    await person.click(screen.getByRole('radio', { name: 'Textes' }));
    await person.click(screen.getByRole('radio', { name: 'Lexend' }));

    await waitFor(() => expect(themes.at(-1)?.fonts).toEqual({ title: 'literata', text: 'lexend' }));
  });
});

describe('the step of the logo', () => {
  it('takes a file of the library, described by the name of the company', async () => {
    const { person, themes } = await open('logo', {}, [
      file,
      http.get('/api/media/library', () => HttpResponse.json(library)),
      http.get('/api/media/files', () =>
        HttpResponse.json({ items: [media('logo.svg', { extension: 'svg', size: 14_000 })], next: null }),
      ),
    ]);

    await person.click(await screen.findByRole('button', { name: 'Choisir dans la médiathèque' }));
    await person.click(await screen.findByRole('radio', { name: 'logo.svg' }));
    await person.click(screen.getByRole('button', { name: 'Choisir' }));

    await waitFor(() => expect(themes.at(-1)?.logo).toEqual(logo));
  });

  it('refuses a photograph, and says why', async () => {
    const { person, themes } = await open('logo', {}, [
      http.get('/api/media/library', () => HttpResponse.json(library)),
      http.get('/api/media/files', () => HttpResponse.json({ items: [media('terrasse.jpg')], next: null })),
    ]);

    await person.click(await screen.findByRole('button', { name: 'Choisir dans la médiathèque' }));
    await person.click(await screen.findByRole('radio', { name: 'terrasse.jpg' }));
    await person.click(screen.getByRole('button', { name: 'Choisir' }));

    expect(await screen.findByRole('alert')).toHaveTextContent('un logo est une image PNG, WebP ou SVG');
    expect(themes).toEqual([]);
  });

  it('asks for the words that are read instead of it', async () => {
    const { person } = await open('logo', { logo }, [file]);
    const alt = await screen.findByRole('textbox', { name: 'Texte de remplacement' });

    await person.clear(alt);

    expect(alt).toBeInvalid();
  });

  it('offers the drawings of the sector first', async () => {
    const { person, themes } = await open('logo');
    const cover = within(await screen.findByRole('group', { name: 'Couverture' }));
    expect(cover.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'))).toContain('Table dressée');

    await person.click(cover.getByRole('radio', { name: 'Table dressée' }));

    await waitFor(() => expect(themes.at(-1)?.cover).toEqual({ drawing: 'table', picture: null }));
  });
});

describe('the step of the informations', () => {
  it('asks for what the pages need, and shows where it stands', async () => {
    const needed = [missing('safety_phone', { label: { 'fr-FR': 'téléphone du référent sécurité' } })];
    const remote = valuesServer(needed);
    const { person } = await open('personnalisation', {}, [
      http.get('/api/booklets/:id/values', () =>
        HttpResponse.json({ items: needed, filled: 0, site: null, may_write: true }),
      ),
      ...remote.handlers,
    ]);

    await person.write(
      await screen.findByRole('textbox', { name: 'Téléphone du référent sécurité' }),
      '06 39 98 12 34',
    );
    expect(document.querySelector('#b3')).toHaveAttribute('data-highlighted');
    expect(screen.getAllByText(/^Nécessaires pour publier.: 0 sur 1$/)).not.toHaveLength(0);
    await person.tab();

    await waitFor(() =>
      expect(remote.sent.at(-1)?.body).toMatchObject({
        site: null,
        values: [{ key: 'safety_phone', value: '06 39 98 12 34' }],
      }),
    );
  });
});

describe('the informations by theme', () => {
  it('open with what publishing needs, one theme at a time, and « À remplir » leaves out what is filled', async () => {
    const items = [
      missing('safety_phone', { label: { 'fr-FR': 'téléphone du référent' } }),
      value('parking', { label: { 'fr-FR': 'parking' }, theme: 'address', essential: false }),
    ];
    const { person } = await open('personnalisation', {}, [
      http.get('/api/booklets/:id/values', () => HttpResponse.json({ items, filled: 1, site: null, may_write: true })),
      ...valuesServer(items).handlers,
    ]);
    const address = await screen.findByRole('button', { name: /^Adresse et accueil/ });

    expect(screen.getByRole('textbox', { name: 'Téléphone du référent' })).toBeVisible();
    expect(screen.queryByRole('table', { name: /Informations/ })?.textContent).not.toContain('Parking');
    await person.click(address);
    expect(screen.queryByRole('textbox', { name: 'Téléphone du référent' })).toBeNull();
    await person.click(screen.getByRole('radio', { name: /^À remplir/ }));

    expect(screen.getByRole('textbox', { name: 'Téléphone du référent' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Adresse et accueil/ })).toBeNull();
  });
});

describe('the last step', () => {
  it('lists what is left by topic, each with its way', async () => {
    const point = {
      topic: 'values',
      severity: 'blocking',
      code: 'value_missing',
      params: { key: 'hr', label: 'contact RH', day: '' },
      ...{ goal: 'values', page: null, block: null, obligation: null },
    };
    await open('livret-completed', {}, [
      http.get('/api/booklets/:id/checks', () =>
        HttpResponse.json({
          topics: [
            { topic: 'grid', state: 'to_improve', params: { all: 6, covered: 3, to_complete: 2, not_applicable: 1 } },
            { topic: 'values', state: 'blocking', params: { all: 2, filled: 1, next_review: '' } },
          ],
          points: [point],
          ...{ blocking: 1, advisory: 0, publishable: false },
        }),
      ),
    ]);

    expect(await screen.findByText('1 remplie sur 2.')).toBeVisible();
    expect(screen.getByText('3 obligations couvertes, 1 sans objet, 2 à compléter, sur 6')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Votre livret est presque prêt' })).toBeVisible();
    expect(screen.getByRole('link', { name: /contact RH/ })).toHaveAttribute(
      'href',
      `/livrets/builder/personnalisation?livret=${building().id}`,
    );
    expect(screen.queryByRole('button', { name: /Publier/ })).toBeNull();
  });

  it('calls nothing ready before it was looked at', async () => {
    const looked = Promise.withResolvers<void>();
    await open('livret-completed', {}, [
      http.get('/api/booklets/:id/checks', async () => {
        await looked.promise;
        return HttpResponse.json(goodChecks);
      }),
    ]);

    expect(await screen.findByRole('heading', { name: 'Vérification de votre livret…' })).toBeVisible();
    expect(screen.queryByText(/prêt/i)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Publier le livret' })).toBeNull();
    looked.resolve();

    expect(await screen.findByRole('heading', { name: 'Votre livret est prêt' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Publier le livret' })).toBeVisible();
  });

  it('says so when it could not be looked at', async () => {
    await open('livret-completed', {}, [http.get('/api/booklets/:id/checks', () => HttpResponse.error())]);

    expect(await screen.findByRole('heading', { name: 'Votre livret n’a pas pu être vérifié' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Publier le livret' })).toBeNull();
  });

  it('publishes the booklet, whose creation is over then', async () => {
    const { handlers, booklet } = publishingServer({
      booklet: building({ status: 'draft' }),
      state: publishing({ current: null, changes: [], next_minor: '1.0' }),
    });
    const finished: unknown[] = [];
    const { person } = await open('livret-completed', {}, [
      http.get('/api/booklets/:id/checks', () => HttpResponse.json(goodChecks)),
      http.get('/api/booklets/:id/outline', () => HttpResponse.json({ chapters: [] })),
      http.post('/api/booklets/:id/finish', ({ params }) => {
        finished.push(params.id);
        return HttpResponse.json(booklet);
      }),
      ...handlers.slice(1),
    ]);

    await person.click(await screen.findByRole('button', { name: 'Publier le livret' }));

    expect(await screen.findByRole('button', { name: 'Publier la version 1.0' })).toBeEnabled();
    expect(finished).toEqual([booklet.id]);
  });

  it('adds up the minutes of the chapters, and says no other figure before they are known', async () => {
    const chapters = [4, 6, 6].map((minutes) => ({ minutes }));
    const told = Promise.withResolvers<void>();
    await open('livret-completed', {}, [
      http.get('/api/booklets/:id/checks', () => new Promise<never>(() => undefined)),
      http.get('/api/booklets/:id/outline', async () => {
        await told.promise;
        return HttpResponse.json({ booklet: building(), chapters, removed: [], obligations: [], abilities: {} });
      }),
    ]);

    expect(screen.queryByText(/de lecture/)).toBeNull();
    told.resolve();

    expect(await screen.findByText(/environ 16 minutes de lecture/)).toBeVisible();
  });
});
