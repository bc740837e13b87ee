import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { BookletOut } from '@/features/booklets/api';
import { type RegisterSearch, RegisterView } from '@/features/register';
import { paths } from '@/shared/paths';

const route = getRouteApi(`/admin${paths.bookletParticipants}`);

/** What the participants acknowledged, at the same address. */
export const Register = ({ booklet }: { booklet: BookletOut }) => {
  const search = route.useSearch();
  const navigate = useNavigate();
  const onSearch = useCallback(
    (change: RegisterSearch, { replace } = { replace: false }) =>
      void navigate({ to: '.', search: (old) => ({ ...old, ...change }), replace, resetScroll: !replace }),
    [navigate],
  );
  return <RegisterView booklet={booklet} search={search} onSearch={onSearch} />;
};
