import { ids } from '../samples/media';
import type { Sample } from '../samples/sampleOf';

export const sample: Sample<'map'> = {
  filled: {
    id: 'plan',
    type: 'map',
    props: {
      media: ids.plan,
      alt: 'Plan du village, l’hôtel au bord de la place',
      place: '2, place du Foirail, 12210 Laguiole',
      href: 'https://www.openstreetmap.org/?mlat=44.68&mlon=2.84',
    },
  },
  random: ({ words, picture, href }) => ({ props: { media: picture(), alt: words(), place: words(5), href: href() } }),
  before: ({ place, href }) => place + (href && 'Voir sur une carte'),
};
