import { image } from '../samples/build';
import { ids } from '../samples/media';
import type { Sample } from '../samples/sampleOf';

export const sample: Sample<'image'> = {
  filled: image('image', ids.picture, 'Le lavabo de la cuisine'),
  random: ({ pick, flag, words, picture }) => {
    const props = {
      media: picture(),
      alt: words(),
      decorative: flag(),
      caption: words(),
      width: pick(['half', 'text', 'full'] as const),
    };
    return { props: props.width === 'half' ? { ...props, frame: 'square', point: 'bottom-right' } : props };
  },
  before: ({ caption }, { found }) => (found ? caption : ''),
};
