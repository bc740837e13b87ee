import { describe, expect, it } from 'vitest';
import { text } from '../samples/build';
import type { RichText } from './richText';
import { joinSentences, sentencesOf } from './sentences';
import { writtenText } from './walk';

const contact = { type: 'value', key: 'contact' } as const;
const lineBreak = { type: 'break' } as const;
const written = (content: RichText) => sentencesOf(content).map((sentence) => writtenText(sentence).trim());

describe('the sentences of a text', () => {
  it.each([
    ['Un. Deux.', ['Un.', 'Deux.']],
    ['Un ! Deux ? Trois… Quatre', ['Un !', 'Deux ?', 'Trois…', 'Quatre']],
    ['« Un. » « Deux. » Trois.', ['« Un. »', '« Deux. »', 'Trois.']],
    ['Un. "Deux." Trois.', ['Un.', '"Deux."', 'Trois.']],
    ['Voyez le CSE. Écrivez à la CNIL. Fin.', ['Voyez le CSE.', 'Écrivez à la CNIL.', 'Fin.']],
    ['Appelez le 15. Restez là.', ['Appelez le 15.', 'Restez là.']],
    ['M. Roux, Mme. Vidal et J. Delmas.', ['M. Roux, Mme. Vidal et J. Delmas.']],
    ['Selon l’art. L. 1152-1, n. B du code.', ['Selon l’art. L. 1152-1, n. B du code.']],
    ['Voyez cnil.fr. C’est gratuit.', ['Voyez cnil.fr.', 'C’est gratuit.']],
    ['Environ 2.5 heures, etc. puis rien.', ['Environ 2.5 heures, etc. puis rien.']],
  ])('%j', (words, sentences) => {
    expect(written(text(words))).toEqual(sentences);
  });

  it('run through words in bold and links', () => {
    const content = [
      ...text('Voyez '),
      ...text('le site', { type: 'link', href: 'https://example.org/' }),
      ...text(' du service. Puis ', { type: 'bold' }),
      ...text('écrivez.'),
    ];

    expect(written(content)).toEqual(['Voyez le site du service.', 'Puis écrivez.']);
    expect(sentencesOf(content)[1]).toEqual([...text('Puis ', { type: 'bold' }), ...text('écrivez.')]);
  });

  it('begin and end with a living value, which an abbreviation holds', () => {
    expect(written([...text('Appelez '), contact, ...text('. Merci. '), contact, ...text(' répond.')])).toEqual([
      'Appelez {{contact}}.',
      'Merci.',
      '{{contact}} répond.',
    ]);
    expect(written([...text('Merci. Tél. '), contact])).toEqual(['Merci.', 'Tél. {{contact}}']);
  });

  it('end at the end of a line when the next one begins anew', () => {
    expect(written([...text('Accueil'), lineBreak, ...text('Bâtiment A'), lineBreak, ...text('côté rue')])).toEqual([
      'Accueil',
      'Bâtiment A\ncôté rue',
    ]);
  });

  it('are a text again, without the space at its end', () => {
    const [first = [], second = []] = sentencesOf([...text('Un. Deux.'), lineBreak, ...text('Trois.')]);

    expect(joinSentences([first])).toEqual(text('Un.'));
    expect(writtenText(joinSentences([first, second]))).toBe('Un. Deux.');
  });

  it('of no text are none to join', () => {
    expect(joinSentences(sentencesOf([]))).toEqual([]);
  });
});
