import { useKeysetPages } from '@livretier/ui';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { paths } from '@/shared/paths';

const route = getRouteApi(`/admin${paths.chapter}`);

/** Which tab of a chapter is open, of which release, on which page of its companies: its address has it. */
export const useChapterView = () => {
  const { vue, version, suite } = route.useSearch();
  const { id } = route.useParams();
  const navigate = useNavigate();
  const go = (search: { vue?: 'adoption'; version?: number; suite?: string[] }) =>
    void navigate({ to: paths.chapter, params: { id }, search, replace: true });
  const pages = useKeysetPages({
    value: suite ?? [],
    onChange: (cursors) =>
      go({ vue: 'adoption', ...(version && { version }), ...(cursors.length > 0 && { suite: [...cursors] }) }),
    filters: String(version),
  });
  return {
    vue,
    version,
    pages,
    show: (tab: string) => go(tab === 'adoption' ? { vue: 'adoption' } : {}),
    choose: (number: number) => go({ vue: 'adoption', version: number }),
  };
};
