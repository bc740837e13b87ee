import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useSession } from '@/features/accounts';
import { paths } from '@/shared/paths';
import { EditorScreen } from './EditorScreen';
import { chapterSource } from './source/chapterSource';

/** /parametres/builder/chapitres/{id}/pages: the pages of a chapter of the library. */
export const ChapterPagesPage = () => {
  const { id = '' } = useParams({ strict: false });
  const { page } = useSearch({ from: paths.chapterPages });
  const navigate = useNavigate({ from: paths.chapterPages });
  const source = useMemo(() => chapterSource(id), [id]);
  const user = useSession();
  /* Nobody, for the instant between signing out and leaving. */
  if (!user) return null;
  return (
    <EditorScreen
      key={id}
      source={source}
      page={page}
      onOpenPage={(opened) => void navigate({ search: { page: opened } })}
    />
  );
};
