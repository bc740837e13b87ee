import type { Sample } from '../samples/sampleOf';

export const sample: Sample<'acknowledgement'> = {
  filled: {
    id: 'lu',
    type: 'acknowledgement',
    props: { sentence: 'J’ai lu et compris les règles d’hygiène.' },
  },
  random: ({ words }) => ({ props: { sentence: words() } }),
  before: ({ sentence }) => sentence,
};
