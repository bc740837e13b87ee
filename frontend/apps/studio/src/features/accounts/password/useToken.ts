import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { paths } from '../../../shared/paths';
import { tokenOf } from './token';

/** The token of the link one came by, taken out of the address at once: neither the bar nor the history keeps it. */
export const useToken = () => {
  /* The router passes on what no route has asked for, as it finds it. */
  const { token } = tokenOf(useSearch({ strict: false }));
  const [kept, keep] = useState(token);
  const navigate = useNavigate();
  useEffect(() => {
    if (!token) return;
    keep(token);
    void navigate({ to: paths.newPassword, search: {}, replace: true });
  }, [token, navigate]);
  return kept;
};
