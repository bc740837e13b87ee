import { api, unwrap } from '@livretier/api';
import { queryOptions, useQuery } from '@tanstack/react-query';

/** The server counts no further what lacks a description. */
export const mostCounted = 1000;

export const mediaLibraryQuery = queryOptions({
  queryKey: ['media', 'library'],
  queryFn: () => unwrap(api.GET('/api/media/library')),
});

/** What stands around the files: folders, room, what is missing. */
export const useMediaLibrary = ({ enabled = true } = {}) => useQuery({ ...mediaLibraryQuery, enabled });
