import { describe, expect, it } from 'vitest';
import { combine, diffWords } from './diffWords';

describe('two texts, word by word', () => {
  it('says what left and what came', () => {
    expect(diffWords('Savonnez vingt secondes.', 'Savonnez trente secondes, entre les doigts.')).toEqual([
      { change: 'same', text: 'Savonnez ' },
      { change: 'removed', text: 'vingt' },
      { change: 'added', text: 'trente' },
      { change: 'same', text: ' secondes' },
      { change: 'added', text: ', entre les doigts' },
      { change: 'same', text: '.' },
    ]);
  });

  it('is the same text twice when put together again', () => {
    const [from, to] = ['Un deux trois quatre', 'Deux un, trois et cinq'];
    const parts = diffWords(from, to);
    const without = (gone: string) =>
      parts
        .filter(({ change }) => change !== gone)
        .map(({ text }) => text)
        .join('');

    expect([without('added'), without('removed')]).toEqual([from, to]);
  });

  it('keeps the words of a phrase together', () => {
    const [mine, theirs] = ['Entrez. Le vestiaire ferme à clé.', 'Entrez. Rendez la tenue propre.'];

    expect(combine(mine, theirs)).toBe('Entrez. Le vestiaire ferme à clé. Rendez la tenue propre.');
    expect(diffWords(mine, theirs).map(({ change }) => change)).toEqual(['same', 'removed', 'added', 'same']);
  });

  it('combines both without losing a word', () => {
    expect(combine('Savonnez trente secondes.', 'Savonnez quarante secondes, partout.')).toBe(
      'Savonnez trente quarante secondes, partout.',
    );
  });

  it('keeps a living value in one piece', () => {
    const [mine, theirs] = ['Appelez {{hr_phone}}.', 'Appelez {{manager_phone}}.'];

    expect(diffWords(mine, theirs).filter(({ change }) => change !== 'same')).toEqual([
      { change: 'removed', text: '{{hr_phone}}' },
      { change: 'added', text: '{{manager_phone}}' },
    ]);
    expect(combine(mine, theirs)).toBe('Appelez {{hr_phone}} {{manager_phone}}.');
  });

  it('looks at sentences where long texts share few words', () => {
    const long = (word: string) => `${Array.from({ length: 700 }, (_, place) => `${word}${place}`).join(' ')}.`;
    const [mine, theirs] = [`Entrez. ${long('a')} Merci.`, `Entrez. ${long('b')} Merci.`];

    expect(diffWords(mine, theirs)).toEqual([
      { change: 'same', text: 'Entrez. ' },
      { change: 'removed', text: `${long('a')} ` },
      { change: 'added', text: `${long('b')} ` },
      { change: 'same', text: 'Merci.' },
    ]);
    expect(combine(mine, theirs)).toBe(`Entrez. ${long('a')} ${long('b')} Merci.`);
  });
});
