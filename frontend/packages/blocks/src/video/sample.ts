import { ids } from '../samples/media';
import type { Sample } from '../samples/sampleOf';

const providers = { youtube: 'YouTube', vimeo: 'Vimeo', dailymotion: 'Dailymotion' };

export const sample: Sample<'video'> = {
  filled: {
    id: 'video',
    type: 'video',
    props: {
      media: ids.video,
      provider: null,
      code: '',
      title: 'Bienvenue à la maison',
      transcript: 'Bonjour et bienvenue.\nNous sommes heureux de vous accueillir.',
    },
  },
  random: ({ pick, words, maybe }) => ({
    props: {
      media: maybe(ids.video),
      provider: pick([null, 'youtube', 'vimeo', 'dailymotion']),
      code: pick(['', '76979871', 'dQw4w9WgXcQ']),
      title: words(),
      transcript: words(20),
    },
  }),
  before: ({ provider, code, title, transcript }, { found, recording }) => {
    if (provider) return code && recording(`Regarder la vidéo sur ${providers[provider]}`, title, transcript);
    return found ? recording('', title, transcript) : '';
  },
};
