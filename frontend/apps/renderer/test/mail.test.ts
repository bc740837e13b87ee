/** @vitest-environment jsdom */

import { contrast, defaultTheme, palettes } from '@livretier/booklet';
import axe from 'axe-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { bodies, subjects } from '../../../../backend/apps/emailing/tests/message/bodies.json';
import { inksIn, readOn } from '../src/mail/colours';
import { mailSchema } from '../src/mail/mailInput';
import { ask, fill, invitation, type Mail, messages, write } from './mails';
import { build } from './program';

const drawn = ({ html }: Mail) => new DOMParser().parseFromString(fill(html), 'text/html');
const shown = (mail: Mail) => {
  const page = drawn(mail);
  for (const unread of page.querySelectorAll('[aria-hidden], style, title')) unread.remove();
  for (const box of page.querySelectorAll('p, td, li, h1, br')) box.after(' ');
  return page;
};
const wordsIn = (text: string) => text.match(/[\p{L}\p{N}_]+/gu) ?? [];
/* Addresses are links in HTML and words in a text. */
const withoutAddresses = (text: string) => text.replaceAll(/\(?(?:https?:\/\/|\w+@maison)[^\s)]*\)?/g, ' ');
const paragraph = (words: string) => ({ type: 'paragraph', content: [{ type: 'text', text: words }] });
const linking = (href: string) => [
  { type: 'paragraph', content: [{ type: 'text', text: 'ici', marks: [{ type: 'link', href }] }] },
];
const hostile = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'; background: url(https://evil.test/x)",
  '</style><script>alert(1)</script>',
  '</title></head><body onload=alert(1)>',
  '<!--[if mso]><v:rect onclick=x>',
  '&lt;b&gt; &#x202e; {{first_name}} $& $1',
  '=?utf-8?q?=0d=0aBcc:_x@evil.test?=',
];

let seed = 11;
const random = () => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return `#${(seed >>> 8).toString(16).padStart(6, '0')}`;
};

describe('a message', () => {
  beforeAll(build);

  it('has one column, headed by its first line, with reason and way out at its foot', () => {
    const page = drawn(write());
    const texts = (selector: string) => [...page.querySelectorAll(selector)].map(({ textContent }) => textContent);

    expect(texts('h1')).toEqual(['Bonjour (first_name),']);
    expect(texts('li')).toEqual(['À lire en premier : (pages_to_read)', 'Le site de la maison']);
    expect([...page.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Ouvrir mon livret', 'https://livret.example/link/x'],
      ['de la maison', 'https://maison-aubrac.example/'],
      ['Poser une question', 'mailto:camille@maison-aubrac.example'],
      ['Ne plus recevoir d’e-mails de Maison Aubrac', 'https://livret.example/unsubscribe/x'],
    ]);
    expect(texts('.m-fact b')).toEqual(['(due_date)', '25 minutes', '3 langues']);
    expect(page.documentElement.lang).toBe('fr-FR');
    expect([...page.querySelectorAll('table')].every((table) => table.getAttribute('role') === 'presentation')).toBe(
      true,
    );
  });

  it('is called by its booklet where its first paragraph is a long one', () => {
    const page = drawn(write({ body: [paragraph('Votre livret a changé. '.repeat(9))] }));

    expect(page.querySelector('h1')?.textContent).toBe('Livret d’accueil saisonniers 2027');
  });

  it.each([
    ['fr-FR', 'Ouvrir mon livret', 'Ce message ne contient aucun mouchard.'],
    ['en-GB', 'Open my booklet', 'This message contains no tracker.'],
    ['es-ES', 'Abrir mi folleto', 'Este mensaje no contiene ningún rastreador.'],
    ['pt-PT', 'Abrir o meu guia', 'Esta mensagem não contém nenhum rastreador.'],
  ])('speaks %s', (locale, open, untracked) => {
    const mail = write({ locale, why: null });

    expect(drawn(mail).documentElement.lang).toBe(locale);
    expect(mail.html).toContain(`>${open}</a>`);
    expect(mail.text).toContain(untracked);
  });

  it.each(['fr-FR', 'en-GB', 'es-ES', 'pt-PT'])('says in its text what it says in its HTML, in %s', (locale) => {
    const mail = write({ locale });

    expect(wordsIn(withoutAddresses(fill(mail.text)))).toEqual(wordsIn(shown(mail).body.textContent));
  });

  it('says the same in both for twelve messages of four companies', () => {
    const all = messages();

    expect(all).toHaveLength(12);
    for (const mail of all)
      expect(wordsIn(withoutAddresses(fill(mail.text)))).toEqual(wordsIn(shown(mail).body.textContent));
  });

  it('names in its text every address that its HTML leads to', () => {
    const mail = write();
    const ways = [...drawn(mail).querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');

    expect(ways.filter((href) => !fill(mail.text).includes(href.replace('mailto:', '')))).toEqual([]);
  });

  it('asks nobody for anything', () => {
    const { html } = write();
    const page = drawn(write());

    expect([...page.querySelectorAll('[src]')].map((one) => one.getAttribute('src'))).toEqual(['cid:header@livretier']);
    expect(page.querySelector('link, script, iframe, object, form, [background], [srcset]')).toBeNull();
    expect(html).not.toMatch(/url\(|@import|@font-face/);
    expect(drawn(write({ header: null })).querySelector('img')).toBeNull();
  });

  it('brings its picture along, drawn from the cover', () => {
    expect(write().picture?.svg).toMatch(/^<svg [^>]*width="1200" height="240">/);
    expect(write({ header: null }).picture).toBeNull();
  });

  it('says nothing of days, minutes, languages and lines that it was not told', () => {
    const mail = write({ booklet: { name: 'Livret' }, due: false });

    expect(drawn(mail).querySelector('.m-card')).toBeNull();
    expect(mail.text).toContain('Ce lien est personnel. Lisez en plusieurs fois.');
  });

  it('has no way out where there is none', () => {
    const mail = write({ unsubscribe: false });

    expect(mail.html + mail.text).not.toContain('unsubscribe');
  });

  it('has the holes of its author and no other', () => {
    const names = (text: string) => [...text.matchAll(/\ue000(\w+)\ue001/g)].map(([, name]) => name);
    const mail = write();

    expect(mail.subject).toBe('\ue000first_name\ue001, votre livret d’accueil est prêt');
    expect(new Set(names(mail.text))).toEqual(
      new Set(['first_name', 'booklet', 'due_date', 'link', 'pages_to_read', 'manager', 'unsubscribe']),
    );
  });

  it.each(hostile)('keeps %j a text, wherever it stands', (words) => {
    const mail = write({
      company: words,
      why: words,
      booklet: { name: words },
      subject: [{ type: 'text', text: words }],
      body: [
        paragraph(words),
        { type: 'list', items: [[{ type: 'text', text: words }]] },
        { type: 'button', text: words },
      ],
    });
    const page = drawn(mail);

    expect(page.title).toBe(words);
    expect(page.querySelector('li')?.textContent).toBe(words);
    expect(page.querySelector('script, [onerror], [onload], [onclick], img:not([src^="cid:"])')).toBeNull();
    expect(page.querySelectorAll('style')).toHaveLength(1);
    expect(mail.text).toContain(words);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'tel:112',
    '#a',
    '//evil.test',
    'ftp://a.test/',
    'https://a@b.test/',
  ])('refuses a link to %s', (href) => {
    const bodies = [linking(href), [{ type: 'button', text: 'Ici', href }]];

    expect(bodies.filter((body) => mailSchema.safeParse({ ...invitation, body }).success)).toEqual([]);
  });

  it.each([
    { header: { cid: 'x" onload="' } },
    { header: { cid: 'https://evil.test/x.png' } },
    { locale: 'fr"' },
    { html: '<b>' },
  ])('refuses %j', (fault) => {
    expect(ask(fault).status).toBe(1);
  });

  it('takes the bodies that Python takes, and no other', () => {
    const taken = (cases: object[]) => cases.map((one) => mailSchema.safeParse({ ...invitation, ...one }).success);

    expect(taken(bodies.good.map((body) => ({ body })))).toEqual(bodies.good.map(() => true));
    expect(taken(bodies.bad.map((body) => ({ body })))).toEqual(bodies.bad.map(() => false));
    expect(taken(subjects.good.map((subject) => ({ subject })))).toEqual(subjects.good.map(() => true));
    expect(taken(subjects.bad.map((subject) => ({ subject })))).toEqual(subjects.bad.map(() => false));
  });

  it('stays small, even when its author wrote as much as may be', () => {
    const node = { type: 'text', text: 'é'.repeat(13), marks: [{ type: 'bold' }, { type: 'italic' }] };
    const full = write({ body: [{ type: 'list', items: Array.from({ length: 30 }, () => Array(10).fill(node)) }] });

    expect(Buffer.byteLength(write().html)).toBeLessThan(10 * 1024);
    expect(Buffer.byteLength(full.html)).toBeLessThan(60 * 1024);
  });

  it('can be read whatever its theme is, by day and in the dark', () => {
    const some = Array.from({ length: 100 }, () => ({
      ...{ primary: random(), accent: random(), background: random(), text: random() },
    }));
    const faint = [...some, ...Object.values(palettes)].filter((colours) => {
      const { light, dark } = inksIn({ ...defaultTheme, colours });
      return [light, dark].some((inks) => readOn.some(([ink, on]) => contrast(inks[ink], inks[on]) < 4.5));
    });

    expect(faint).toEqual([]);
    expect(write().html).toContain(
      `@media (prefers-color-scheme:dark){.m-ground{background:${inksIn(defaultTheme).dark.ground}!important}`,
    );
  });

  it('has nothing that axe finds', async () => {
    document.documentElement.innerHTML = drawn(write()).documentElement.innerHTML;
    document.documentElement.lang = invitation.locale;

    const { violations } = await axe.run(document, { rules: { 'color-contrast': { enabled: false } } });

    expect(violations.map(({ id }) => id)).toEqual([]);
  });
});
