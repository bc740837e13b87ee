import { text } from '../samples/build';
import type { Sample } from '../samples/sampleOf';

export const sample: Sample<'cards'> = {
  filled: {
    id: 'cartes',
    type: 'cards',
    props: {},
    children: [
      { id: 'cartes-1', type: 'card', props: { title: 'Se loger' }, text: text('Douze chambres sur place.') },
      { id: 'cartes-2', type: 'card', props: { title: 'Venir' }, text: text('Une navette depuis la gare.') },
      { id: 'cartes-3', type: 'card', props: { title: 'Se restaurer' }, text: text('Deux repas par jour.') },
    ],
  },
  random: ({ some }) => ({ props: {}, children: some(['card'], 1, 4) }),
  inside: {
    card: { random: ({ words, text }) => ({ props: { title: words() }, text: text() }), before: ({ title }) => title },
  },
};
