import { paragraph } from '../samples/build';
import type { Sample } from '../samples/sampleOf';

export const sample: Sample<'steps'> = {
  filled: {
    id: 'etapes',
    type: 'steps',
    props: {},
    children: ['Mouillez mains et poignets.', 'Savonnez trente secondes.', 'Rincez, séchez.'].map((line, place) => ({
      id: `etapes-${place}`,
      type: 'step',
      props: {},
      children: [paragraph(`etapes-${place}-p`, line)],
    })),
  },
  random: ({ some }) => ({ props: {}, children: some(['step'], 1, 4) }),
  inside: { step: { random: ({ some }) => ({ props: {}, children: some(['paragraph', 'list', 'image'], 1, 3) }) } },
};
