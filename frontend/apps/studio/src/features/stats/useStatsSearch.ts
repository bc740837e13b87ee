import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useSignedInUser } from '@/features/accounts';
import { paths } from '@/shared/paths';
import { dayIn } from '@/shared/text/moments';
import type { Asked } from './api';
import { daysOf, type StatsSearch } from './statsSearch';

const route = getRouteApi(`/admin${paths.statistics}`);

/** What the address asks for, and how another choice gets into it. */
export const useStatsSearch = () => {
  const search = route.useSearch();
  const navigate = useNavigate();
  const today = dayIn(useSignedInUser().company?.timezone);
  const asked: Asked = { ...daysOf(search, today), ...(search.livret && { booklet: search.livret }) };
  const filter = (changes: StatsSearch) =>
    void navigate({ to: paths.statistics, search: { ...search, ...changes }, replace: true, resetScroll: false });
  return { search, asked, filter };
};
