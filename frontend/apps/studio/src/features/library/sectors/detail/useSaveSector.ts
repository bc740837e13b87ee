import { api, unwrap } from '@livretier/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { shownInPlace } from '../../../../shared/errors/shownInPlace';
import type { NewSector, SectorDetails } from '../../types';
import { useRefresh } from '../../useRefresh';
import type { ChosenChapter } from '../sectorForm';
import { sectorQuery } from './sectorQuery';

/** What changed of a sector: what it is, what it recommends, or both. */
export type SectorChanges = { sector?: NewSector | undefined; chapters?: readonly ChosenChapter[] | undefined };

const save = async (id: string, { sector, chapters }: SectorChanges): Promise<SectorDetails | undefined> => {
  const params = { path: { sector_id: id } };
  const saved = sector && (await unwrap(api.PATCH('/api/library/sectors/{sector_id}', { params, body: sector })));
  if (!chapters) return saved;
  const body = { chapters: [...chapters] };
  return unwrap(api.PUT('/api/library/sectors/{sector_id}/chapters', { params, body }));
};

/** Keep what changed of a sector. */
export const useSaveSector = (id: string) => {
  const client = useQueryClient();
  const refresh = useRefresh();
  return useMutation({
    meta: shownInPlace,
    mutationFn: (changes: SectorChanges) => save(id, changes),
    onSuccess: (saved) => {
      if (saved) client.setQueryData(sectorQuery(id).queryKey, saved);
      void refresh();
    },
  });
};
