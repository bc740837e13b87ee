import { api, type components, unwrap } from '@livretier/api';
import { queryOptions } from '@tanstack/react-query';

export type SectorChoice = components['schemas']['SectorChoice'];
type Kind = components['schemas']['BookletOut']['kind'];

/** The sectors that a booklet of this kind may start from. */
export const sectorsQuery = (kind: Kind) =>
  queryOptions({
    queryKey: ['booklets', 'sectors', kind],
    queryFn: () => unwrap(api.GET('/api/booklets/sectors', { params: { query: { kind } } }), { quiet: true }),
  });
