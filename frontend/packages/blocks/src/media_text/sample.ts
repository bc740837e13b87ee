import { paragraph, text } from '../samples/build';
import { ids } from '../samples/media';
import type { Sample } from '../samples/sampleOf';

export const sample: Sample<'media_text'> = {
  filled: {
    id: 'media',
    type: 'media_text',
    props: { media: ids.picture, alt: 'Robinet ouvert', decorative: false, side: 'right' },
    children: [
      { id: 'media-1', type: 'heading', props: { level: 3 }, text: text('Trente secondes') },
      paragraph('media-2', 'Trente secondes évitent la plupart des contaminations.'),
    ],
  },
  random: ({ pick, flag, words, picture, some }) => ({
    props: { media: picture(), alt: words(), decorative: flag(), side: pick(['left', 'right']) },
    children: some(['heading', 'paragraph', 'list'], 1, 3),
  }),
};
