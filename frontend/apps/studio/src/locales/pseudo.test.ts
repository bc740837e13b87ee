import { lengthened, mirrored } from '@test/pseudo';
import { describe, expect, it } from 'vitest';
import { messages as english } from './en';
import { messages as french } from './fr';
import { laterMessages } from './fr/later';

type Tree = { [key: string]: string | Tree };

const texts = (tree: Tree): string[] =>
  Object.values(tree).flatMap((value) => (typeof value === 'string' ? [value] : texts(value)));
const blanks = (text: string) => text.match(/{{[^{}]*}}|{[^{}]*}|<[^<>]*>/g) ?? [];

const all = [...texts(english), ...texts({ ...french, ...laterMessages })];

describe('the pseudo-locales', () => {
  it.each([
    ['en-XA', lengthened],
    ['ar-XB', mirrored],
  ])('%s keep what is filled in and every tag, in their order', (_, change) => {
    expect(all.length).toBeGreaterThan(4000);
    expect(all.filter((text) => blanks(change(text)).join() !== blanks(text).join())).toEqual([]);
  });

  it('en-XA is at least two fifths longer', () => {
    const words = (text: string) => text.replaceAll(/{{[^{}]*}}|{[^{}]*}|<[^<>]*>/g, '').length;

    expect(all.filter((text) => words(lengthened(text)) < words(text) * 1.4)).toEqual([]);
  });

  it('ar-XB runs to the left, word by word', () => {
    expect(mirrored('Bonjour {{name}} !')).toBe('\u202eBonjour\u202c {{name}} !');
  });
});
