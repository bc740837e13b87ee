/** @vitest-environment jsdom */
import type { Block } from '@livretier/blocks';
import type { BookletContent } from '@livretier/booklet';
import { beforeAll, describe, expect, it } from 'vitest';
import { booklet } from '../../../packages/booklet/src/samples/booklet';
import { parse, render, text } from './editions';
import { build } from './program';

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

describe('a page of an edition', () => {
  beforeAll(build);

  it('keeps the right answers out of its pages', () => {
    const made = render();

    expect(JSON.parse(text(made, 'answers.json'))).toEqual({ mains: { 'mains-4': ['mains-4-1'] } });
    expect(text(made, 'c3/p2.html')).not.toMatch(/right|juste|mains-4-1"[^>]*data-/);
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
    const page = parse(text(render(booklet, { locale: 'de-DE', locales: ['fr-FR', 'de-DE'] }), 'index.html'));

    expect(page.documentElement.lang).toBe('fr-FR');
    expect(page.querySelector('.lvr-version')?.textContent).toBe('Version 2.3, 16 mars 2027');
    expect(page.querySelector('[aria-current]')?.textContent).toBe('Deutsch');
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
});
