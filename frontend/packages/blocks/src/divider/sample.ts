import type { Sample } from '../samples/sampleOf';

export const sample: Sample<'divider'> = {
  filled: { id: 'filet', type: 'divider', props: {} },
  random: () => ({ props: {} }),
};
