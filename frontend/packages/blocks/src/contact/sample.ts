import { ids } from '../samples/media';
import type { Sample } from '../samples/sampleOf';

export const sample: Sample<'contact'> = {
  filled: {
    id: 'contact',
    type: 'contact',
    props: {
      media: ids.face,
      name: 'Julien Delmas',
      role: 'Chef de cuisine',
      phone: '06 39 98 12 34',
      email: 'julien@aubrac.example',
      place: 'En cuisine, de 7 h à 15 h',
    },
  },
  random: ({ pick, words, picture }) => ({
    props: {
      media: picture(),
      name: words(3),
      role: words(3),
      phone: pick(['', '06 39 98 12 34', 'poste 12']),
      email: pick(['', 'rh@example.org', 'rh']),
      place: words(4),
    },
  }),
  before: ({ name, role, phone, email, place }, { filled }) => filled(name + role + phone + email + place),
};
