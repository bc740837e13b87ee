/** @vitest-environment jsdom */
import { posix } from 'node:path';
import { structures } from '@livretier/booklet';
import { beforeAll, describe, expect, it } from 'vitest';
import { booklet } from '../../../packages/booklet/src/samples/booklet';
import { input, parse, picture, render, text } from './editions';
import { build, run } from './program';

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
      ...['', 'index.html', 'en-GB/index.html', 'fr-FR.pdf', 'code', 'member', 'question'],
      ...['0123456789abcdef/_new.css', '0123456789abcdef/_new.html', 'en-GB/__CHANGE_HREF__'], // of the edge
      ...[...made.assets, ...made.pictures.map(({ name }) => name), 'face.jpg', 'face.webp', 'face.avif'].map(
        (name) => `o/${name}`,
      ),
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

    expect(changed).toEqual(['index.html', 'sommaire.html', '_/entry.html', '_/changes.html']);
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
    expect(objects.filter((name: string) => name.endsWith('.js'))).toHaveLength(6);
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

  it('leads a question to its door, in clothes that only who has no script fetches', () => {
    const made = render();
    const page = parse(text(made, 'c3/p2.html'));
    const dressed = [...page.querySelectorAll('noscript link')].map((link) => link.getAttribute('href') ?? '');

    expect(page.querySelector('.lvr-unclear form')?.getAttribute('action')).toBe('../../question');
    expect(dressed.some((href) => /^\.\.\/\.\.\/o\/unclear-.*\.css$/.test(href))).toBe(true);
    expect(page.documentElement.dataset.later).toMatch(/^\.\.\/\.\.\/o\/later-.*\.css$/);
  });

  it('leaves letters that are easier to read to whoever wants them, with a network or without', () => {
    const made = render();
    const page = parse(text(made, 'c3/p2.html'));
    const sheet = page.documentElement.dataset.easySheet ?? '';
    const kept: { objects: string[] } = JSON.parse(text(made, 'files.json'));

    expect(sheet).toMatch(/^\.\.\/\.\.\/o\/atkinson-.*\.css$/);
    expect([...page.querySelectorAll('link')].map((link) => link.getAttribute('href'))).not.toContain(sheet);
    expect(kept.objects.some((name) => /^o\/atkinson-core-.*\.woff2$/.test(name))).toBe(true);
    expect(kept.objects).toContain(sheet.replace('../../', ''));
  });

  it('asks nothing unless it is told that questions are taken', () => {
    const made = render(booklet, { offers: { offline: true, pdf: true, indexed: false } });
    const page = parse(text(made, 'c3/p2.html'));

    expect(page.querySelector('.lvr-unclear form')).toBeNull();
    expect(page.querySelector('[data-said=ask]')?.hasAttribute('hidden')).toBe(true);
    expect(page.querySelector('[data-said=unclear]')?.hasAttribute('hidden')).toBe(false);
  });

  it('tells who has no script that a page is not the newest, once a sheet of the edge says so', () => {
    const made = render();
    const page = parse(text(made, 'c1/p1.html'));
    const pages = JSON.parse(text(made, '_/pages.json'));

    expect(page.querySelector('head noscript link')?.getAttribute('href')).toBe('../_new.css');
    expect(page.querySelector('.lvr-stale a')?.getAttribute('href')).toBe('../_new.html');
    expect(page.querySelector('.lvr-stale label')?.textContent).toBe('Fermer cet avis');
    expect(Object.values(pages)).toContainEqual({
      href: 'c3/p2.html',
      title: 'Se laver les mains, le geste qui protège',
    });
  });
});
