import { api, unwrap } from '@livretier/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { shownInPlace } from '../../../shared/errors/shownInPlace';
import type { MediaChanges } from '../types';
import { mediaLibraryQuery } from '../useMediaLibrary';
import { mediaFileQuery } from './useMediaFile';

/** Write what was changed of a file. */
export const useSaveMedia = (id: string) => {
  const client = useQueryClient();
  return useMutation({
    meta: shownInPlace,
    mutationFn: (body: MediaChanges) =>
      unwrap(api.PATCH('/api/media/files/{file_id}', { params: { path: { file_id: id } }, body })),
    onSuccess: ({ message: _, ...saved }) => {
      client.setQueryData(mediaFileQuery(id).queryKey, saved);
      void client.invalidateQueries({ queryKey: ['media', 'files'] });
      void client.invalidateQueries({ queryKey: mediaLibraryQuery.queryKey });
    },
  });
};
