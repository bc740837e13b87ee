import { api, unwrap } from '@livretier/api';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { allOf } from '../allOf';

const perPart = 100;

export const allSectorsQuery = queryOptions({
  queryKey: ['library', 'sectors', 'all'],
  queryFn: () =>
    allOf((cursor) => unwrap(api.GET('/api/library/sectors', { params: { query: { cursor, limit: perPart } } }))),
});

/** Every sector, for choices: there are a few dozen of them. */
export const useAllSectors = ({ enabled = true } = {}) => useQuery({ ...allSectorsQuery, enabled });
