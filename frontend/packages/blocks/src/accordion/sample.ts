import { paragraph } from '../samples/build';
import type { Sample } from '../samples/sampleOf';

export const sample: Sample<'accordion'> = {
  filled: {
    id: 'accordeon',
    type: 'accordion',
    props: {},
    children: [
      {
        id: 'accordeon-1',
        type: 'accordion_item',
        props: { title: 'Cuisine et plonge' },
        children: [paragraph('accordeon-1-p', 'Toutes les deux heures, et après chaque produit cru.')],
      },
      {
        id: 'accordeon-2',
        type: 'accordion_item',
        props: { title: 'Service en salle' },
        children: [paragraph('accordeon-2-p', 'À chaque prise de poste.')],
      },
    ],
  },
  random: ({ some }) => ({ props: {}, children: some(['accordion_item'], 1, 3) }),
  inside: {
    accordion_item: {
      random: ({ words, some }) => ({
        props: { title: words() },
        children: some(['paragraph', 'list', 'image', 'callout', 'table'], 1, 3),
      }),
      before: ({ title }) => title,
    },
  },
};
