import { list, paragraph } from '../samples/build';
import type { Sample } from '../samples/sampleOf';

export const sample: Sample<'list'> = {
  filled: {
    ...list('liste', false, ['Une tenue propre', 'Des chaussures fermées']),
    children: [
      ...list('liste', false, ['Une tenue propre']).children,
      {
        id: 'liste-1',
        type: 'list_item',
        props: {},
        children: [
          paragraph('liste-1-p', 'Des chaussures fermées'),
          list('liste-1-l', true, ['Antidérapantes', 'À votre taille']),
        ],
      },
    ],
  },
  random: ({ flag, some }) => ({ props: { ordered: flag() }, children: some(['list_item'], 1, 3) }),
  inside: { list_item: { random: ({ flow }) => ({ props: {}, children: flow() }) } },
};
