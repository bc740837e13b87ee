/** @vitest-environment jsdom */
import { beforeAll, describe, expect, it } from 'vitest';
import { booklet } from '../../../packages/booklet/src/samples/booklet';
import { parse, render, text } from './editions';
import { build } from './program';

describe('before an edition', () => {
  beforeAll(build);

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

  it('leaves room at every door for the contact that its author chooses, and for no other', () => {
    const doors = render().files.filter(({ path }) => /^_\/(?:gate|closed|said)-/.test(path));
    const ways = doors.map(({ text: html }) =>
      [...parse(html).querySelectorAll('address a')].map((way) => way.getAttribute('href')),
    );

    expect(doors).toHaveLength(17);
    expect(new Set(ways.map(String))).toEqual(new Set(['tel:__CONTACT_TEL__,mailto:__CONTACT_MAILTO__']));
  });
});
