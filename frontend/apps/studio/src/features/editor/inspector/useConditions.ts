import { useMutation } from '@tanstack/react-query';
import { useManuscriptCache } from '../outline/useManuscriptCache';
import { useEditing } from '../session/context';
import type { Conditions, Source } from '../source/types';

const nobodyExcluded: Conditions = { sites: [], jobs: [], contracts: [], groups: [] };

/** Whom a page is for, and the way to change it. */
export const useConditions = (pageId: string, save: NonNullable<Source['setConditions']>) => {
  const { manuscript } = useEditing();
  const { update, refresh, tellElsewhere } = useManuscriptCache();
  const { mutate } = useMutation({
    /* One after the other: the last click says what stays. */
    scope: { id: 'conditions' },
    mutationFn: (conditions: Conditions) => save(pageId, conditions),
    onMutate: (conditions) => update(pageId, { conditions }),
    onSuccess: tellElsewhere,
    onError: refresh,
  });
  const page = manuscript.pages.find(({ id }) => id === pageId);
  return { conditions: { ...nobodyExcluded, ...page?.conditions }, change: mutate };
};
