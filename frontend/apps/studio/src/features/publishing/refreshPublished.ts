import type { QueryClient } from '@tanstack/react-query';
import { publicationsKey } from './queries';

/** After something was published, put back, suspended or resumed: every screen that tells of it reads it again. */
export const refreshPublished = (client: QueryClient, id: string) => {
  const keys = [['booklets'], publicationsKey(id), ['manuscript', 'booklet', id, 'pages'], ['journal']];
  return Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
};
