import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { BookletOut } from '@/features/booklets/api';
import { type QuestionsSearch, QuestionsView } from '@/features/comprehension';
import { paths } from '@/shared/paths';

const route = getRouteApi(`/admin${paths.bookletParticipants}`);

/** What readers asked, at the same address. */
export const Questions = ({ booklet }: { booklet: BookletOut }) => {
  const search = route.useSearch();
  const navigate = useNavigate();
  const onSearch = useCallback(
    (change: QuestionsSearch, { replace } = { replace: false }) =>
      void navigate({ to: '.', search: (old) => ({ ...old, ...change }), replace, resetScroll: !replace }),
    [navigate],
  );
  return <QuestionsView booklet={booklet} search={search} onSearch={onSearch} />;
};
