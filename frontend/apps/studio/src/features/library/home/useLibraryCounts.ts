import { useQuery } from '@tanstack/react-query';
import type { SessionUser } from '../../accounts';
import { chaptersQuery } from '../chapters/list/useChapters';
import { allObligationsQuery } from '../obligations/useAllObligations';
import { allSectorsQuery } from '../sectors/useAllSectors';

type Count = { count: number; more: boolean };

/** What is behind a door of the library, and what waits there. */
export type LibraryCounts = Partial<Record<'chapters' | 'sectors' | 'obligations', { total: Count; waiting: Count }>>;

/** The server counts no further. */
const mostCounted = 1000;
const counted = (count: number): Count => ({ count, more: count >= mostCounted });
const exactly = (count: number): Count => ({ count, more: false });

const every = { search: '', status: null, sector: null, obligation: null, scope: null };

/** How much the library holds, as far as this person may look; a card without numbers still opens. */
export const useLibraryCounts = (
  abilities: Pick<SessionUser['abilities'], 'manage_library' | 'write_chapters'>,
): LibraryCounts => {
  const { manage_library, write_chapters } = abilities;
  const chapters = useQuery({ ...chaptersQuery(every, undefined, 1), enabled: manage_library || write_chapters });
  const sectors = useQuery({ ...allSectorsQuery, enabled: manage_library });
  const obligations = useQuery({ ...allObligationsQuery, enabled: manage_library });
  return {
    ...(chapters.data && {
      chapters: { total: counted(chapters.data.counts.all), waiting: counted(chapters.data.counts.in_review) },
    }),
    ...(sectors.data && {
      sectors: {
        total: exactly(sectors.data.length),
        waiting: exactly(sectors.data.filter(({ status }) => status === 'draft').length),
      },
    }),
    ...(obligations.data && {
      obligations: {
        total: exactly(obligations.data.length),
        waiting: exactly(obligations.data.filter(({ overdue, status }) => overdue && status !== 'archived').length),
      },
    }),
  };
};
