import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';

/** The ways in which a list of the library changes its own address. */
export const useListSearch = <Search extends { suite?: string[] | undefined }>() => {
  const navigate = useNavigate();
  const turn = useCallback(
    (cursors: readonly string[]) => {
      const suite = cursors.length > 0 ? [...cursors] : undefined;
      void navigate({ to: '.', search: (old) => ({ ...old, suite }) });
    },
    [navigate],
  );
  const write = (search: (old: object) => object) =>
    void navigate({ to: '.', search: search as never, replace: true, resetScroll: false });
  return {
    turn,
    filter: (change: Omit<Search, 'suite'>) => write((old) => ({ ...old, ...change, suite: undefined })),
    clear: () => write(() => ({})),
  };
};
