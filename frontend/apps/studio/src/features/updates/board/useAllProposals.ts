import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { proposalsQuery, type State } from '../api';

/** As many as are decided at once. */
export const mostAtOnce = 500;

/** All of a state that a release asks, page after page, up to as many as are decided at once. */
export const useAllProposals = (release: string, state: State) => {
  const query = useInfiniteQuery(proposalsQuery({ release, state }));
  const { hasNextPage, isFetching, fetchNextPage, data = [] } = query;
  const goesOn = hasNextPage && !isFetching && data.length < mostAtOnce;
  useEffect(() => {
    if (goesOn) void fetchNextPage();
  }, [goesOn, fetchNextPage]);
  return query;
};
