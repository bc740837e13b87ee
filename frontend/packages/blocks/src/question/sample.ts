import { text } from '../samples/build';
import type { Sample } from '../samples/sampleOf';

export const sample: Sample<'question'> = {
  filled: {
    id: 'question',
    type: 'question',
    props: {
      prompt: 'Vous venez d’encaisser. Que faites-vous avant le dressage\u202f?',
      several: false,
      passage: 'encadre',
      explanation: 'L’argent transporte des germes\u00a0: l’eau et le savon d’abord.',
    },
    children: [
      { id: 'question-1', type: 'answer', props: { right: false }, text: text('Je mets des gants par-dessus') },
      { id: 'question-2', type: 'answer', props: { right: true }, text: text('Je me lave les mains') },
      { id: 'question-3', type: 'answer', props: { right: false }, text: text('J’utilise seulement du gel') },
    ],
  },
  random: ({ pick, flag, words, some }) => ({
    props: { prompt: words(), several: flag(), passage: pick([null, 'b1']), explanation: words() },
    children: some(['answer'], 2, 4),
  }),
  before: ({ prompt, several }) => prompt + (several ? 'Plusieurs bonnes réponses' : 'Une seule bonne réponse'),
  after: ({ explanation, passage }) =>
    `${explanation && `Explication${explanation}`}${passage ? 'Relire le passage' : ''}`,
  inside: { answer: { random: ({ flag, text }) => ({ props: { right: flag() }, text: text() }) } },
};
