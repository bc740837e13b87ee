import { ids } from '../samples/media';
import type { Sample } from '../samples/sampleOf';

export const sample: Sample<'audio'> = {
  filled: {
    id: 'audio',
    type: 'audio',
    props: { media: ids.audio, title: 'Le mot de la directrice', transcript: 'Bonjour à toutes et à tous.' },
  },
  random: ({ words, maybe }) => ({ props: { media: maybe(ids.audio), title: words(), transcript: words(20) } }),
  before: ({ title, transcript }, { found, recording }) => (found ? recording('', title, transcript) : ''),
};
