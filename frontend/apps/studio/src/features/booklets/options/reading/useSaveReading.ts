import { api, unwrap } from '@livretier/api';
import { useMutation } from '@tanstack/react-query';
import { shownInPlace } from '../../../../shared/errors/shownInPlace';
import type { ReadingChanges } from '../../types';
import { useKeepReading } from './useKeepReading';

/** Keep who may open the booklet, when, and what is offered around it. */
export const useSaveReading = (id: string) =>
  useMutation({
    meta: shownInPlace,
    mutationFn: (body: ReadingChanges) =>
      unwrap(api.PATCH('/api/booklets/{booklet_id}/reading', { params: { path: { booklet_id: id } }, body })),
    onSuccess: useKeepReading(id),
  });
