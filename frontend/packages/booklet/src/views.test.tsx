import { type Block, MediaProvider, ValuesProvider } from '@livretier/blocks';
import { cleanup, render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { BookletView } from './BookletView';
import { contactsOf } from './contacts/contactsOf';
import type { BookletContent, Edition, Place } from './content';
import { BookletCover } from './list/BookletCover';
import { hrefsFrom, placeAt, placesOf } from './places';
import { booklet } from './samples/booklet';
import { findPicture, picture } from './samples/picture';
import { palettes } from './theme';

const show = (content: BookletContent, place: Place) => {
  render(
    <MediaProvider value={findPicture}>
      <BookletView content={content} place={place} />
    </MediaProvider>,
  );
};
const link = (name: string | RegExp) => screen.getByRole('link', { name });
const cover: Place = { screen: 'cover' };
const hands: Place = { screen: 'page', page: 'mains' };

afterEach(cleanup);

describe('a cover', () => {
  it('says whose booklet it is, which one, and leads to its contents', () => {
    show(booklet, cover);

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Livret d’accueil saisonniers 2027');
    expect(screen.getByText('Maison Aubrac')).toBeVisible();
    expect(link('Commencer la lecture').getAttribute('href')).toBe('sommaire.html');
    expect(screen.getByText(/Français, English/)).toBeVisible();
  });

  it('shows neither languages nor reading offline when there are none', () => {
    show({ ...booklet, locales: [] }, cover);

    expect(screen.queryByText('Langues du livret')).toBeNull();
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it('has the logo instead of the name, and a picture instead of the drawing', () => {
    const logo = { media: picture, alt: 'Logo de la maison' };
    show({ ...booklet, theme: { ...booklet.theme, logo, cover: { drawing: 'hills', picture } } }, cover);

    expect(screen.getByRole('img', { name: 'Logo de la maison' })).toBeVisible();
    expect(screen.queryByText('Maison Aubrac')).toBeNull();
    expect(document.querySelector('.lvr-cover-band .lvr-cover-art')?.getAttribute('src')).toMatch(/^data:/);
  });

  it('opens a guided path at its first step', () => {
    show({ ...booklet, structure: 'guided_path' }, cover);

    expect(link('Commencer la lecture').getAttribute('href')).toBe('c1/p1.html');
  });
});

describe('the contents', () => {
  it('list the chapters with their length and what is signed for', () => {
    show(booklet, { screen: 'contents' });
    const [, , third] = within(document.querySelector('.lvr-chapters') as HTMLElement).getAllByRole('listitem');

    expect(third?.textContent).toBe('3Hygiène et sécurité8\u00a0min, lecture obligatoire');
    expect(screen.getByText('7 chapitres')).toBeVisible();
    expect(screen.getByText('29 min')).toBeVisible();
    expect(link(/Hygiène/).getAttribute('href')).toBe('c3/p1.html');
  });

  it('say that there is nothing to read yet', () => {
    show({ ...booklet, chapters: [] }, { screen: 'contents' });

    expect(screen.getByText('Ce livret n’a pas encore de chapitre.')).toBeVisible();
  });
});

const edition: Edition = {
  locale: 'fr-FR',
  reference: 'fr-FR',
  version: { number: '2.3', date: '2027-03-16' },
  offers: { offline: true, pdf: true },
};

describe('a published booklet', () => {
  it('says its version, leads to its other languages and offers itself on paper', () => {
    show({ ...booklet, edition }, cover);

    expect(screen.getByText('Version 2.3, 16 mars 2027')).toBeVisible();
    expect(link('English').getAttribute('href')).toBe('../en-GB/index.html');
    expect(screen.queryByRole('link', { name: 'Français' })).toBeNull();
    expect(link('Télécharger en PDF').getAttribute('href')).toBe('../fr-FR.pdf');
    expect(screen.getByRole('button', { name: 'Lire hors connexion' })).toBeVisible();
  });

  it('has ready, and hides, what it was told not to offer', () => {
    show({ ...booklet, edition: { ...edition, offers: { offline: false, pdf: false } } }, cover);

    for (const said of ['Télécharger en PDF', 'Lire hors connexion'])
      expect(screen.getByText(said).closest('[hidden]')).not.toBeNull();
  });

  it('speaks another language around pages that keep theirs', () => {
    show({ ...booklet, edition: { ...edition, locale: 'en-GB' } }, { screen: 'contents' });

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Contents');
    expect(screen.getByText('Version 2.3, 16 March 2027')).toBeVisible();
    expect(screen.getByText('Hygiène et sécurité').closest('[lang]')?.getAttribute('lang')).toBe('fr-FR');
    expect(link('Search').getAttribute('href')).toBe('recherche.html');
  });
});

describe('another language', () => {
  it('leads to the screen that is read, not to the beginning', () => {
    show({ ...booklet, edition }, hands);
    const ways = [...document.querySelectorAll('[hreflang="en-GB"]')].map((one) => one.getAttribute('href'));

    expect(new Set(ways)).toEqual(new Set(['../../en-GB/index.html#c3/p2.html']));
  });

  it('offers itself in its own words, hidden until a script knows the device', () => {
    show({ ...booklet, locales: ['fr-FR', 'en-GB', 'pt-PT', 'ln'], edition }, cover);
    const lines = [...document.querySelectorAll<HTMLElement>('.lvr-proposal')];

    expect(lines.map(({ lang, hidden }) => [lang, hidden])).toEqual([
      ['en-GB', true],
      ['pt-PT', true],
      ['ln', true],
    ]);
    expect(lines.map((line) => line.querySelector('a')?.textContent)).toEqual([
      'Read in English',
      'Ler em português',
      'Lingála',
    ]);
  });

  it('is not offered by a draft', () => {
    show(booklet, cover);

    expect(document.querySelector('.lvr-proposal')).toBeNull();
  });
});

describe('what is looked up', () => {
  it('is every page of the booklet, without a script', () => {
    show(booklet, { screen: 'search' });

    expect(link('La tenue de travail').getAttribute('href')).toBe('c3/p3.html');
    expect(screen.getAllByRole('link').filter((one) => one.getAttribute('href')?.startsWith('c'))).toHaveLength(12);
  });

  it('is everybody to turn to: contact blocks once, then living values by which one reaches somebody', () => {
    const contact = { media: null, name: 'Fanny Vernet', role: 'RH', phone: '04 65 71 10 02', email: '', place: '' };
    const blocks: Block[] = [
      { id: 'a', type: 'contact', props: contact },
      { id: 'b', type: 'contact', props: contact },
      {
        id: 'c',
        type: 'paragraph',
        props: {},
        text: ['hr_phone', 'manager_phone', 'manager_email', 'hours'].map((key) => ({ type: 'value' as const, key })),
      },
    ];
    const page = { id: 'p', title: 'Qui', importance: 'info' as const, document: { schema: 2 as const, blocks } };
    const values: Record<string, string> = {
      hr_phone: '04 65 71 10 02',
      manager: 'Julien Delmas',
      manager_phone: '06 39 98 12 34',
      manager_email: 'julien@example.org',
      hours: '35',
    };
    render(
      <ValuesProvider value={(key) => values[key]}>
        <BookletView
          content={{ ...booklet, chapters: [{ id: 'q', title: 'Q', minutes: 1, mandatory: false, pages: [page] }] }}
          place={{ screen: 'contacts' }}
        />
      </ValuesProvider>,
    );

    const said = [...document.querySelectorAll('.lvr-contact-who')].map(({ textContent }) => textContent);
    expect(said).toEqual(['Fanny VernetRH04 65 71 10 02', 'Julien DelmasManager06 39 98 12 34julien@example.org']);
    expect(link('Appeler Julien Delmas').getAttribute('href')).toBe('tel:0639981234');
    expect(link('Message Julien Delmas').getAttribute('href')).toBe('mailto:julien@example.org');
  });

  it('says that nobody is named yet', () => {
    show(booklet, { screen: 'contacts' });

    expect(screen.getByText('Ce livret n’indique pas encore de contact.')).toBeVisible();
  });
});

describe('a contact', () => {
  const nobody = { media: null, name: '', role: '', phone: '', email: '', place: '' };
  const contacts = (...told: Partial<typeof nobody>[]) => {
    const blocks = told.map((props, place) => ({
      id: `k${place}`,
      type: 'contact' as const,
      props: { ...nobody, ...props },
    }));
    const values: Record<string, string> = { standing: 'votre service de santé', health_phone: '04 65 71 10 02' };
    const page = { id: 'p', title: 'Qui', importance: 'info' as const, document: { schema: 2 as const, blocks } };
    const chapters = [{ id: 'q', title: 'Q', minutes: 1, mandatory: false, pages: [page] }];
    return contactsOf(
      { ...booklet, chapters },
      (key) => values[key],
      () => undefined,
    ).map(({ props: { name, role, phone, email, place } }) => [name, role, phone, email, place].filter(Boolean));
  };

  it('is one card, however often and however written its name and number stand in the booklet', () => {
    expect(
      contacts(
        { name: 'Dr Martin', phone: '{{health_phone}}' },
        { name: 'Dr. martin', role: 'Médecin du travail', phone: '04.65.71.10.02', email: 'sante@example.org' },
        { name: 'Dr Martin', phone: '04 65 71 10 03' },
      ),
    ).toEqual([
      ['Dr Martin', 'Médecin du travail', '04 65 71 10 02', 'sante@example.org'],
      ['Dr Martin', '04 65 71 10 03'],
    ]);
  });

  it('is left out when nothing leads to it: no number, no address, or words that stand in for one', () => {
    expect(
      contacts(
        { name: 'Le médecin du travail' },
        { name: 'Inspection', phone: '{{unknown_phone}}', place: '{{standing}}' },
        { name: 'Referent', phone: '{{standing}}' },
        { name: 'Accueil', place: 'Au rez-de-chaussée' },
      ),
    ).toEqual([['Accueil', 'Au rez-de-chaussée']]);
  });
});

describe('wherever one reads', () => {
  const everywhere: Place[] = [{ screen: 'contents' }, { screen: 'search' }, { screen: 'contacts' }, hands];
  const shown = (place: Place, content = booklet) =>
    render(
      <ValuesProvider value={(key) => (key === 'internal_emergency_phone' ? '05 65 00 00 18' : undefined)}>
        <BookletView content={content} place={place} />
      </ValuesProvider>,
    );

  it.each(everywhere)('contents, search, contacts and settings are in the bar: %j', (place) => {
    shown(place);
    const bar = within(document.querySelector('.lvr-tabs') as HTMLElement);

    expect(bar.getByRole('link', { name: 'Sommaire' })).toHaveAttribute(
      'href',
      expect.stringMatching(/sommaire\.html$/),
    );
    expect(bar.getByRole('link', { name: 'Chercher' })).toHaveAttribute(
      'href',
      expect.stringMatching(/recherche\.html$/),
    );
    expect(bar.getByRole('link', { name: 'Contacts' })).toHaveAttribute(
      'href',
      expect.stringMatching(/contacts\.html$/),
    );
    expect(bar.getByText('Taille du texte et réglages').closest('summary')).toBeVisible();
  });

  it.each(everywhere)('who saves is one tap away, the number of the company first: %j', (place) => {
    shown(place);
    const numbers = [...document.querySelectorAll('.lvr-urgent a')].map((one) => one.getAttribute('href'));

    expect(screen.getByText('Urgences').closest('summary')).toBeVisible();
    expect(numbers).toEqual(['tel:0565000018', 'tel:15', 'tel:18', 'tel:17', 'tel:112', 'sms:114']);
  });

  it('the settings name the language that is read, and lead to the others', () => {
    shown(hands, { ...booklet, edition });
    const settings = document.querySelector('.lvr-settings') as HTMLElement;

    expect(settings.querySelector('summary')).toHaveTextContent('Français');
    expect(settings.querySelector('[hreflang="en-GB"]')).not.toBeNull();
  });

  it('the settings speak of no language when there is but one', () => {
    shown(hands, { ...booklet, edition, locales: ['fr-FR'] });
    const settings = document.querySelector('.lvr-settings') as HTMLElement;

    expect(settings.querySelector('summary')).toHaveTextContent('Réglages');
    expect(settings.querySelector('.lvr-languages')).toBeNull();
  });
});

describe('a page', () => {
  it('says where it is and turns to its neighbours', () => {
    show(booklet, hands);

    expect(screen.getByText('Page 2 sur 5')).toBeVisible();
    expect(link(/Page précédente/).getAttribute('href')).toBe('../c3/p1.html');
    expect(link(/Page suivante/).getAttribute('href')).toBe('../c3/p3.html');
    expect(document.querySelectorAll('.lvr-stitch-done')).toHaveLength(1);
    expect(document.querySelector('[aria-current="page"]')?.textContent).toMatch(/^Se laver les mains/);
  });

  it('says without a script that it may be old, and leads to what is online', () => {
    show({ ...booklet, edition }, hands);

    expect(screen.getByText(/Cette page a pu changer/).className).toContain('lvr-noscript');
    expect(link('Voir la version en ligne').getAttribute('href')).toBe('../../index.html#c3/p2.html');
  });

  it('leads across chapters, and from the last one to the end', () => {
    show(booklet, { screen: 'page', page: 'lu' });
    expect(link(/Page suivante/).getAttribute('href')).toBe('../c4/p1.html');

    cleanup();
    show(booklet, { screen: 'page', page: 'paie' });
    expect(screen.queryByRole('link', { name: /Page suivante/ })).toBeNull();
    expect(link('Fin du livret').getAttribute('href')).toBe('../fin.html');
  });

  it('is a step of a guided path, which opens by an answer', () => {
    show({ ...booklet, structure: 'guided_path' }, hands);

    expect(screen.getByText('Étape 4 sur 11')).toBeVisible();
    expect(screen.getByText(/La suite s’ouvre après une bonne réponse/)).toBeVisible();
  });

  it('stands with the others of its chapter when there is one page for a topic', () => {
    show({ ...booklet, structure: 'single_page_per_topic' }, hands);

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hygiène et sécurité');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toContain(
      'En cas d’incendie',
    );
    expect(screen.queryByText(/Page 2/)).toBeNull();
    expect(document.getElementById('page-mains')).not.toBeNull();
  });

  it('counts a long path with a bar', () => {
    const pages = Array.from({ length: 15 }, (_, index) => ({ ...booklet.chapters[0]?.pages[0], id: `p${index}` }));
    const chapter = { ...booklet.chapters[0], pages } as BookletContent['chapters'][number];
    show({ ...booklet, chapters: [chapter] }, { screen: 'page', page: 'p5' });

    expect(document.querySelector('.lvr-thread-done')?.getAttribute('width')).toBe('5.5');
  });
});

describe('the end', () => {
  it('offers paper, contacts and the contents, and says nothing of what was read before a script knows', () => {
    show({ ...booklet, edition }, { screen: 'end' });

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Vous voilà au bout');
    expect(link('Garder le livret en PDF').getAttribute('href')).toBe('../fr-FR.pdf');
    expect(link('Retour au sommaire').getAttribute('href')).toBe('sommaire.html');
    expect(document.querySelector<HTMLElement>('[data-said=unread]')?.hidden).toBe(true);
  });

  it.each([
    ['droits', 'Fin du livret'],
    ['hygiene', 'Retour au sommaire'],
  ])('comes after the last chapter also where its pages stand together: %s', (id, name) => {
    const [page] = booklet.chapters.find((chapter) => chapter.id === id)?.pages ?? [];
    show({ ...booklet, structure: 'single_page_per_topic' }, { screen: 'page', page: page?.id ?? '' });

    expect(document.querySelector('.lvr-after')?.textContent).toBe(name);
  });
});

describe('an address', () => {
  it.each(['chapters_and_pages', 'single_page_per_topic', 'guided_path'] as const)(
    'leads a preview to the screen that it names: %s',
    (structure) => {
      const content = { ...booklet, structure };
      const { cover: home, contents, page } = hrefsFrom(content, hands);

      expect(placeAt(content, home)).toEqual(cover);
      expect(placeAt(content, contents)).toEqual({ screen: 'contents' });
      expect(placeAt(content, page('incendie') ?? '')).toEqual({ screen: 'page', page: 'incendie' });
      expect(placeAt(content, 'https://example.org/')).toBeUndefined();
      expect(placesOf(content)).toContainEqual({ screen: 'page', page: 'mot' });
    },
  );
});

describe('a booklet in a list', () => {
  it('wears its own theme without a style attribute in its markup', () => {
    const object = (
      <BookletCover theme={{ ...booklet.theme, colours: palettes.encre }} title={booklet.name} size="row" />
    );
    const { container } = render(object);

    expect(container.querySelector('div')?.style.getPropertyValue('--lvr-primary')).toBe('#1b3a7d');
    expect(renderToStaticMarkup(object)).not.toContain('style=');
  });
});
