import { text } from '../samples/build';
import type { Sample } from '../samples/sampleOf';

export const sample: Sample<'heading'> = {
  filled: { id: 'titre', type: 'heading', props: { level: 2 }, text: text('Selon votre poste') },
  random: ({ pick, text }) => ({ props: { level: pick([2, 3, 4]) }, text: text() }),
};
