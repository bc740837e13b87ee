import { paragraph, text } from '../samples/build';
import type { Sample } from '../samples/sampleOf';

export const sample: Sample<'callout'> = {
  filled: {
    id: 'encadre',
    type: 'callout',
    props: { tone: 'warning' },
    children: [
      paragraph('encadre-1', text('Toujours avant de changer de tâche', { type: 'bold' })),
      paragraph('encadre-2', 'Après les poubelles, la caisse, le téléphone ou les toilettes.'),
    ],
  },
  random: ({ pick, flow }) => ({ props: { tone: pick(['info', 'warning', 'danger', 'tip']) }, children: flow() }),
  before: ({ tone }) => ({ info: 'Information', warning: 'Attention', danger: 'Danger', tip: 'Astuce' })[tone],
};
