import type { BlockOf } from '../block';
import { table } from '../samples/build';
import type { Sample } from '../samples/sampleOf';

export const sample: Sample<'table'> = {
  filled: table('tableau', 'both', [
    ['Service', 'Matin', 'Soir'],
    ['Cuisine', '7 h à 15 h', '16 h à 23 h'],
    ['Salle', '10 h à 15 h', '18 h à minuit'],
  ]),
  random: ({ make, pick, times, upTo, words, some }) => {
    const columns = 1 + upTo(3);
    const row = (): BlockOf<'table_row'> => ({
      ...make('table_row'),
      children: some(['table_cell'], columns, columns),
    });
    return {
      props: { caption: words(), header: pick(['none', 'row', 'column', 'both']) },
      children: times(1, 4, row),
    };
  },
  before: ({ caption }) => caption,
  inside: {
    table_row: { random: () => ({ props: {}, children: [] }) },
    table_cell: { random: ({ flow }) => ({ props: {}, children: flow() }) },
  },
};
