import { ids } from '../samples/media';
import type { Sample } from '../samples/sampleOf';

export const sample: Sample<'file'> = {
  filled: { id: 'fichier', type: 'file', props: { media: ids.file, label: 'Le règlement intérieur' } },
  random: ({ words, maybe }) => ({ props: { media: maybe(ids.file), label: words() } }),
  before: ({ label }, { found }) => (found ? `${label || found.name} (PDF, 2,4\u202fMo)` : ''),
};
