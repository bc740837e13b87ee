import { api, unwrap } from '@livretier/api';
import { type Command, Icon } from '@livretier/ui';
import { IconBook2, IconBookmarks, IconFileText, IconListTree, IconUser } from '@tabler/icons-react';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { stepPaths } from '@/features/booklets';
import { paths } from '@/shared/paths';

const fewest = 2;
const pause = 150;

/** Keys in the order in which the server's answers are shown. */
const icons = {
  booklets: IconBook2,
  chapters: IconListTree,
  pages: IconFileText,
  library_chapters: IconBookmarks,
  people: IconUser,
} as const;
type Kind = keyof typeof icons;

const foundQuery = (q: string) =>
  queryOptions({
    queryKey: ['search', q],
    queryFn: async () => ({
      q,
      ...(await unwrap(api.GET('/api/search', { params: { query: { q } } }), { quiet: true })),
    }),
    enabled: q.length >= fewest,
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });

/** What is typed, once the fingers rest. */
const useRested = (typed: string) => {
  const [rested, setRested] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), pause);
    return () => clearTimeout(timer);
  }, [typed]);
  return rested;
};

/** What of the company is called so, as the server finds it; it also knows what is almost called so. */
export const useFound = (typed: string) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const sought = typed.trim();
  const rested = useRested(sought);
  const { data, isFetching, isError } = useQuery(foundQuery(rested));

  const command = (kind: Kind, id: string, label: string, caption: string, onSelect: () => void): Command => ({
    id: `${kind}-${id}`,
    label,
    group: t(`palette.found.${kind}`),
    keywords: [data?.q ?? ''],
    ...(caption && { caption }),
    icon: <Icon of={icons[kind]} />,
    onSelect,
  });
  const inBooklet = (id: string, page: string | null) => () =>
    void navigate({ to: paths.bookletEditor, params: { id }, search: page ? { page } : {} });

  const commands: readonly Command[] =
    data && sought.length >= fewest
      ? [
          ...data.booklets.map(({ id, name, status, step }) =>
            command('booklets', id, name, '', () =>
              status === 'building'
                ? void navigate({ to: stepPaths[step], search: { livret: id } })
                : inBooklet(id, null)(),
            ),
          ),
          ...(['chapters', 'pages'] as const).flatMap((kind) =>
            data[kind].map(({ id, title, booklet_id, booklet_name, page_id }) =>
              command(kind, id, title, booklet_name, inBooklet(booklet_id, page_id)),
            ),
          ),
          ...data.library_chapters.map(({ id, name }) =>
            command('library_chapters', id, name, '', () => void navigate({ to: paths.chapter, params: { id } })),
          ),
          ...data.people.map(({ id, name }) =>
            command('people', id, name, '', () => void navigate({ to: paths.person, params: { id } })),
          ),
        ]
      : [];
  const searching = sought.length >= fewest && (isFetching || rested !== sought);
  return { commands, searching, failed: isError && !searching };
};
