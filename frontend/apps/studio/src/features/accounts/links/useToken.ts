import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { paths } from '@/shared/paths';
import { tokenOf } from '@/shared/searchParts';

type LinkPath = typeof paths.newPassword | typeof paths.newEmail | typeof paths.invitation;

/** The token of the link one came by, taken out of the address at once: neither the bar nor the history keeps it. */
export const useToken = (path: LinkPath) => {
  /* The router passes on what no route has asked for, as it finds it. */
  const { token } = tokenOf(useSearch({ strict: false }));
  const [kept, keep] = useState(token);
  const navigate = useNavigate();
  useEffect(() => {
    if (!token) return;
    keep(token);
    void navigate({ to: path, search: {}, replace: true });
  }, [token, path, navigate]);
  return kept;
};
