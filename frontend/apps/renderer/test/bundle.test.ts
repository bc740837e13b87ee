/** @vitest-environment jsdom */
import { posix } from 'node:path';
import type { Block } from '@livretier/blocks';
import { type BookletContent, structures } from '@livretier/booklet';
import { beforeAll, describe, expect, it } from 'vitest';
import { ids } from '../../../packages/blocks/src/samples/media';
import { booklet } from '../../../packages/booklet/src/samples/booklet';
import { build, run } from './program';

type Made = { files: { path: string; text: string }[]; assets: string[] };

const picture = {
  ...{ kind: 'image', name: 'face.jpg', size: 9, width: 800, height: 600, src: 'o/face.jpg', alt: 'ignored' },
  renditions: [{ width: 640, webp: 'o/face.webp', avif: 'o/face.avif' }],
};
const film = { kind: 'video', name: 'film.mp4', size: 90_000_000, width: null, height: null, src: 'o/film.mp4' };

const input = (content: BookletContent, change = {}) => ({
  bundle: {
    booklet: { ...content, site: 'left aside' },
    version: { number: '2.3', date: '2027-03-16', sha256: 'abc' },
    values: { manager: 'Julien Delmas', manager_phone: '06 39 98 12 34' },
    labels: { manager: { 'fr-FR': 'responsable', 'en-GB': 'manager' } },
    media: { [ids.face]: picture, film },
    address: 'https://livrets.example/l/aubrac/',
    locales: ['fr-FR', 'en-GB'],
    reference: 'fr-FR',
    locale: 'fr-FR',
    offers: { offline: true, pdf: true, indexed: false },
    ...change,
  },
});

const withValues = (content: BookletContent): BookletContent => ({
  ...content,
  theme: { ...content.theme, logo: { media: ids.face, alt: 'Aubrac' } },
  chapters: content.chapters.map((chapter, index) => ({
    ...chapter,
    pages: chapter.pages.map((page) => ({
      ...page,
      document:
        index > 0
          ? page.document
          : {
              schema: 2 as const,
              blocks: [
                {
                  id: 'v',
                  type: 'paragraph' as const,
                  props: {},
                  text: [
                    { type: 'value' as const, key: 'manager' },
                    { type: 'value' as const, key: 'manager_phone' },
                  ],
                },
              ],
            },
    })),
  })),
});

const unsaid: Block[] = [
  {
    id: 'u1',
    type: 'paragraph',
    props: {},
    text: [
      { type: 'text', text: 'Restez calme. Écrivez à ' },
      { type: 'value', key: 'alert_contact', marks: [{ type: 'bold' }] },
      { type: 'text', text: '. Appelez le 17.' },
    ],
  },
  { id: 'u2', type: 'heading', props: { level: 2 }, text: [{ type: 'text', text: 'Qui reçoit les alertes' }] },
  {
    id: 'u3',
    type: 'contact',
    props: { media: null, name: '{{alert_contact}}', role: 'Alertes', phone: '{{alert_phone}}', email: '', place: '' },
  },
];

const withUnsaid: BookletContent = {
  ...booklet,
  chapters: booklet.chapters.map((chapter, index) =>
    index === 1
      ? { ...chapter, pages: chapter.pages.map((page) => ({ ...page, document: { schema: 2, blocks: unsaid } })) }
      : chapter,
  ),
};

const render = (content: BookletContent = booklet, change = {}): Made => {
  const { stdout, stderr } = run(JSON.stringify(input(withValues(content), change)));
  expect(stderr).toBe('');
  return JSON.parse(stdout);
};
const text = ({ files }: Made, path: string) => files.find((file) => file.path === path)?.text ?? '';
const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

/** Where each address of a page leads, from `/l/slug/`, when it stands where it is laid. */
const addressesIn = (html: string, at: string) =>
  [...parse(html).querySelectorAll('[href], [src], [srcset], [action]')]
    .flatMap((element) => ['href', 'src', 'srcset', 'action'].map((name) => element.getAttribute(name)))
    .flatMap((address) => (address ?? '').split(', ').map((part) => part.split(' ')[0] ?? ''))
    .filter((address) => address && !/^(?:#|tel:|sms:|mailto:|https?:)/.test(address))
    .map((address) => posix.join('/', posix.dirname(at), address.replace(/#.*$/, '')).slice(1));

describe('an edition', () => {
  beforeAll(build);

  it('is the same for the same content, always', () => {
    expect(render()).toEqual(render());
  });

  it.each(structures)('is a set of files that find each other from wherever they are laid: %s', (structure) => {
    const made = render({ ...booklet, structure });
    const laid = [
      ...made.files.filter(({ path }) => !path.startsWith('_/')).map(({ path }) => `0123456789abcdef/${path}`),
      ...made.files.filter(({ path }) => path.startsWith('_/')).map(({ path }) => path.slice(2)),
      ...['index.html', 'en-GB/index.html', 'fr-FR.pdf', 'code', 'member'],
      ...[...made.assets, 'face.jpg', 'face.webp', 'face.avif'].map((name) => `o/${name}`),
    ];
    const pages = made.files.filter(({ path }) => path.endsWith('.html'));
    const lost = pages.flatMap(({ path, text: html }) => {
      const outside = path.startsWith('_/');
      const settled = html.replaceAll('__ROOT__', '../').replaceAll('__BUNDLE__', '0123456789abcdef');
      const at = outside ? 'en-GB/index.html' : `0123456789abcdef/${path}`;
      return addressesIn(settled, at).filter((address) => !laid.includes(address));
    });

    expect(pages.length).toBeGreaterThan(15);
    expect(lost).toEqual([]);
  });

  it('runs no inline script, has no inline style and asks nobody else', () => {
    const pages = render().files.filter(({ path }) => path.endsWith('.html'));

    for (const { text: html } of pages) {
      const page = parse(html);
      expect([...page.scripts].filter((script) => !script.src || script.textContent)).toEqual([]);
      expect(page.querySelectorAll('[style], style').length).toBe(0);
      expect(html).not.toMatch(/(?:src|href|srcset)="(?:https?:)?\/\//i);
    }
  });

  it('is dark where the device is, without a script, until the reader chooses', () => {
    const pages = render().files.filter(({ path }) => path.endsWith('.html'));

    expect(pages.filter(({ text: html }) => parse(html).documentElement.dataset.ground !== 'device')).toEqual([]);
  });

  it('says its version where versions are looked for, and nowhere else', () => {
    const before = render();
    const after = render(booklet, { version: { number: '3.0', date: '2027-04-01', sha256: 'def' } });
    const changed = after.files.filter(({ path, text: now }) => text(before, path) !== now).map(({ path }) => path);

    expect(changed).toEqual(['index.html', 'sommaire.html', '_/entry.html']);
    expect(text(after, 'sommaire.html')).toContain('Version 3.0, 1er avril 2027');
  });

  it('lists all that a telephone keeps', () => {
    const made = render();
    const { files, objects } = JSON.parse(text(made, 'files.json'));

    expect(files).toContain('c3/p2.html');
    expect(files).toContain('search.json');
    expect(objects).toContain('o/face.avif');
    expect(objects).toContain('o/face.jpg'); // the logo has one address
    expect(objects.some((name: string) => /face\.webp|film|cyrillic/.test(name))).toBe(false);
    expect(objects.filter((name: string) => name.endsWith('.js'))).toHaveLength(3);
  });

  it('keeps the right answers out of its pages', () => {
    const made = render();

    expect(JSON.parse(text(made, 'answers.json'))).toEqual({ mains: { 'mains-4': ['mains-4-1'] } });
    expect(text(made, 'c3/p2.html')).not.toMatch(/right|juste|mains-4-1"[^>]*data-/);
  });

  it('tells the words of every page to the search, with living values said', () => {
    const { lang, pages, stems } = JSON.parse(text(render(), 'search.json'));

    expect(lang).toBe('fr-FR');
    expect(pages[0]).toEqual({
      href: 'c1/p1.html',
      title: 'Le mot de la directrice',
      chapter: 'Bienvenue à la maison',
      number: 1,
      text: 'Julien Delmas06 39 98 12 34',
    });
    expect(stems).toMatch(/;julien 0[a-z]/);
  });

  it('leaves out, everywhere, what would say a value that nobody filled', () => {
    const labels = { alert_contact: 'qui reçoit tout', alert_phone: 'numéro des alertes' };
    const made = render(withUnsaid, { labels, left_out: ['alert_contact', 'alert_phone'] });
    const article = parse(text(made, 'c2/p1.html')).querySelector('.lvr-article');
    const searched = JSON.parse(text(made, 'search.json')).pages.find(
      ({ href }: { href: string }) => href === 'c2/p1.html',
    );

    expect(article?.querySelector('.lvb-paragraph')?.textContent).toBe('Restez calme. Appelez le 17.');
    expect(article?.querySelectorAll('mark, .lvb-heading, .lvb-contact')).toHaveLength(0);
    expect(searched.text).toBe('Restez calme. Appelez le 17.');
    expect(parse(text(made, 'contacts.html')).querySelectorAll('.lvr-contact')).toHaveLength(1);
    expect(made.files.filter((file) => /alert_|alertes|reçoit/i.test(file.text))).toEqual([]);
  });

  it('names everybody to turn to, once', () => {
    const contacts = parse(text(render(), 'contacts.html')).querySelectorAll('.lvr-contact');

    expect(contacts).toHaveLength(1);
    expect(contacts[0]?.firstElementChild?.textContent).toBe('Julien DelmasResponsable06 39 98 12 34');
    expect(contacts[0]?.querySelector('a')?.getAttribute('href')).toBe('tel:0639981234');
  });

  it('speaks another language around pages that keep theirs', () => {
    const made = render(booklet, { locale: 'en-GB' });
    const page = parse(text(made, 'c3/p2.html'));

    expect(page.documentElement.lang).toBe('en-GB');
    expect(page.querySelector('.lvr-article')?.getAttribute('lang')).toBe('fr-FR');
    expect(page.querySelector('.lvr-heading .lvr-small')?.textContent).toBe('Page 2 of 5');
    expect(parse(text(made, 'index.html')).querySelector('[hreflang="fr-FR"]')?.getAttribute('href')).toBe(
      '../index.html',
    );
    expect(parse(text(made, '_/entry.html')).querySelector('[hreflang="fr-FR"]')?.getAttribute('href')).toBe(
      '__ROOT__index.html',
    );
  });

  it('says in French, as French, what it cannot say in its language yet', () => {
    const page = parse(text(render(booklet, { locale: 'es-ES', locales: ['fr-FR', 'es-ES'] }), 'index.html'));

    expect(page.documentElement.lang).toBe('fr-FR');
    expect(page.querySelector('.lvr-version')?.textContent).toBe('Version 2.3, 16 mars 2027');
    expect(page.querySelector('[aria-current]')?.textContent).toBe('Español');
  });

  it('calls each screen by its own name', () => {
    const made = render();
    const titles = ['index', 'sommaire', 'contacts', 'c3/p2'].map((name) => parse(text(made, `${name}.html`)).title);
    const { name } = booklet;

    expect(titles).toEqual([
      name,
      `Sommaire · ${name}`,
      `Contacts · ${name}`,
      `Se laver les mains, le geste qui protège · ${name}`,
    ]);
    const together = render({ ...booklet, structure: 'single_page_per_topic' });
    expect(parse(text(together, 'c3.html')).title).toBe(`Hygiène et sécurité · ${name}`);
  });

  it('has a door that works without a script and shows nothing of the content', () => {
    const made = render();
    const door = parse(text(made, '_/gate-code-wrong.html'));
    const field = door.querySelector<HTMLInputElement>('input[name=code]');

    expect(door.querySelector('form')?.getAttribute('action')).toBe('__ROOT__code');
    expect([field?.inputMode, field?.autocomplete]).toEqual(['numeric', 'one-time-code']);
    const typed = new RegExp(`^(?:${field?.pattern})$`);
    expect(['481206', '481 206', '48120', '481 20a'].map((code) => typed.test(code))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(field?.maxLength).toBe(7);
    expect(door.getElementById(field?.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(/pas le bon/);
    expect(door.scripts).toHaveLength(0);
    expect(door.querySelector<HTMLImageElement>('.lvr-brand img')?.getAttribute('src')).toBe('__ROOT__o/face.jpg');
    const { objects } = JSON.parse(text(made, '_/door.json'));
    const others = objects.filter((name: string) => !made.assets.includes(name));
    expect(others).toEqual(['face.jpg']); // the logo
    expect(objects.some((name: string) => name.endsWith('.js'))).toBe(false);
  });

  it('says at every door what happened and whom to turn to, whoever reads it', () => {
    const made = render({ ...booklet, kind: 'patient' });
    const said = (name: string) => parse(text(made, `_/${name}.html`)).querySelector('.lvr-card')?.textContent ?? '';
    const links = ['gate-link-ended', 'gate-link-cut', 'gate-link-unknown'].map(said);
    const doors = made.files.filter(({ path }) => /^_\/(?:gate|closed)-/.test(path));

    expect(new Set(links).size).toBe(3);
    expect(links.every((sentence) => sentence.includes('contactez Maison Aubrac'))).toBe(true);
    expect(said('closed-early')).toContain('Il ouvrira __OPENING__, à la même adresse.');
    expect(doors.filter(({ text: html }) => /votre responsable|Julien Delmas|06 39/.test(html))).toEqual([]);
  });

  it('can stand among the applications of a telephone', () => {
    const made = render({ ...booklet, company: '<Aubrac>' });

    expect(JSON.parse(text(made, '_/manifest.webmanifest'))).toMatchObject({
      start_url: './',
      display: 'standalone',
      theme_color: '#1e5545',
    });
    expect(text(made, '_/icon.svg')).toContain('>&#60;</text>');
  });

  it.each([
    ['a version that is none', { version: { number: '<b>', date: '2027-03-16', sha256: '' } }, 'number'],
    ['a file that would run', { media: { a: { ...picture, src: 'javascript:alert(1)' } } }, 'src'],
    ['a language that is none', { locale: 'fr"><script>' }, 'locale'],
  ])('refuses %s', (_, change, message) => {
    const { status, stdout, stderr } = run(JSON.stringify(input(booklet, change)));

    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain(message);
  });
});
