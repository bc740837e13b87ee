import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { paths } from '../../shared/paths';
import type { Target } from './types';
import { targetQuery, useTarget } from './useTarget';

const route = getRouteApi(`/admin${paths.identity}`);

/** Whom one chose: at once on the screen, then in the address, which may also bring somebody. */
export const useChosen = () => {
  const navigate = route.useNavigate();
  const client = useQueryClient();
  const [person, setPerson] = useState(route.useSearch().personne);
  const { data } = useTarget(person);
  const choose = (target: Target) => {
    client.setQueryData(targetQuery(target.id).queryKey, target);
    setPerson(target.id);
    void navigate({ search: { personne: target.id }, state: true, replace: true, resetScroll: false });
  };
  /* null: there is nobody of that id for us; undefined: nobody is chosen, or known yet. */
  return { person, target: person ? data : undefined, choose };
};
