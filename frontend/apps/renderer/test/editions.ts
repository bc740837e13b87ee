import type { BookletContent } from '@livretier/booklet';
import { expect } from 'vitest';
import { ids } from '../../../packages/blocks/src/samples/media';
import { booklet } from '../../../packages/booklet/src/samples/booklet';
import { run } from './program';

type Picture = { name: string; svg: string; photographs: { object: string }[]; lines: { text: string }[] };
type Made = { files: { path: string; text: string }[]; assets: string[]; pictures: [share: Picture, icon: Picture] };

export const picture = {
  ...{ kind: 'image', name: 'face.jpg', size: 9, width: 800, height: 600, src: 'o/face.jpg', alt: 'ignored' },
  renditions: [{ width: 640, webp: 'o/face.webp', avif: 'o/face.avif' }],
};
const film = { kind: 'video', name: 'film.mp4', size: 90_000_000, width: null, height: null, src: 'o/film.mp4' };

/** The sample booklet to lay out, in the languages that it is read in. */
export const input = (content: BookletContent, change = {}) => ({
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
    offers: { offline: true, pdf: true, indexed: false, questions: true },
    ...change,
  },
});

/** Pages that say living values, under a logo. */
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

/** An edition by the program that the worker runs. */
export const render = (content: BookletContent = booklet, change = {}): Made => {
  const { stdout, stderr } = run(JSON.stringify(input(withValues(content), change)));
  expect(stderr).toBe('');
  return JSON.parse(stdout);
};

export const text = ({ files }: Made, path: string) => files.find((file) => file.path === path)?.text ?? '';

export const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');
