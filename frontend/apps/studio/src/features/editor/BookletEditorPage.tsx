import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useSession } from '@/features/accounts';
import { paths } from '@/shared/paths';
import { EditorScreen } from './EditorScreen';
import { bookletSource } from './source/bookletSource';

const views = { grille: 'grid', versions: 'versions' } as const;
const addresses = { grid: 'grille', versions: 'versions' } as const;

/** /livrets/{id}/editor: the pages of a booklet, in its own theme. */
export const BookletEditorPage = () => {
  const { id = '' } = useParams({ strict: false });
  const { page, bloc, vue, fil } = useSearch({ from: paths.bookletEditor });
  const navigate = useNavigate({ from: paths.bookletEditor });
  const source = useMemo(() => bookletSource(id), [id]);
  const user = useSession();
  /* Nobody, for the instant between signing out and leaving. */
  if (!user) return null;
  return (
    <EditorScreen
      key={id}
      source={source}
      page={page}
      block={bloc}
      thread={fil}
      view={vue ? views[vue] : null}
      onOpenPage={(opened, block) => void navigate({ search: { page: opened, bloc: block } })}
      onView={(view) => void navigate({ search: { page, vue: view ? addresses[view] : undefined } })}
    />
  );
};
