import { image } from '../samples/build';
import { ids } from '../samples/media';
import type { Sample } from '../samples/sampleOf';

export const sample: Sample<'gallery'> = {
  filled: {
    id: 'galerie',
    type: 'gallery',
    props: { columns: 3 },
    children: [
      image('galerie-1', ids.picture, 'La cuisine'),
      image('galerie-2', ids.plan),
      image('galerie-3', ids.face),
    ],
  },
  random: ({ pick, some }) => ({ props: { columns: pick([2, 3]) }, children: some(['image'], 1, 4) }),
};
