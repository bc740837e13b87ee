import { describe, expect, it } from 'vitest';
import { fitting } from './choices';
import { typedIn } from './match';

describe('what is typed', () => {
  it.each([
    ['/', { kind: 'block', query: '', length: 1 }],
    ['Voir /ima', { kind: 'block', query: 'ima', length: 4 }],
    ['{{', { kind: 'value', query: '', length: 2 }],
    ['l’{{nom du', { kind: 'value', query: 'nom du', length: 8 }],
  ])('opens a list after "%s"', (text, typed) => {
    expect(typedIn(text)).toEqual(typed);
  });

  it.each(['et/ou', '1 / 2', 'https://x', 'Bonjour', '{{nom}} '])('opens none after "%s"', (text) => {
    expect(typedIn(text)).toBeUndefined();
  });
});

describe('the choices that fit', () => {
  const choices = [
    { id: 'table', label: 'Tableau' },
    { id: 'steps', label: 'Étapes' },
    { id: 'heading', label: 'Titre', words: 'rubrique' },
    { id: 'media_text', label: 'Image et texte' },
    { id: 'welcome_buddy', label: 'référent d’accueil' },
  ];

  it.each([
    ['etape', ['steps']],
    ['rubr', ['heading']],
    ['te', ['steps', 'media_text']],
    ["referent d'acc", ['welcome_buddy']],
    ['', ['table', 'steps', 'heading', 'media_text', 'welcome_buddy']],
    ['zzz', []],
  ])('«%s»', (query, ids) => {
    expect(
      fitting(choices, query)
        .map(({ id }) => id)
        .sort(),
    ).toEqual([...ids].sort());
  });

  it('begin with those that start with what is typed', () => {
    const [first] = fitting(choices, 't');

    expect(['table', 'heading']).toContain(first?.id);
  });
});
