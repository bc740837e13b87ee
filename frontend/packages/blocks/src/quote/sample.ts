import { text } from '../samples/build';
import type { Sample } from '../samples/sampleOf';

export const sample: Sample<'quote'> = {
  filled: {
    id: 'citation',
    type: 'quote',
    props: { author: 'Hélène Aubrac, directrice' },
    text: text('On apprend un métier, on garde une équipe.'),
  },
  random: ({ words, text }) => ({ props: { author: words() }, text: text() }),
  after: ({ author }) => author,
};
