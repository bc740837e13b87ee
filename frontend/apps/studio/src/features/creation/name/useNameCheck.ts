import { api, unwrap } from '@livretier/api';
import { useQuery } from '@tanstack/react-query';
import { isLongEnough } from './rules';
import { useQuietly } from './useQuietly';

/** Whether a booklet of the company may be called so; undefined while nobody knows. */
export const useNameCheck = (name: string, besides?: string) => {
  const typed = name.trim();
  const wanted = useQuietly(typed, 300);
  const check = useQuery({
    queryKey: ['booklets', 'name', wanted, besides],
    queryFn: () =>
      unwrap(api.GET('/api/booklets/name', { params: { query: { name: wanted, ...(besides && { besides }) } } })),
    enabled: isLongEnough(wanted),
  });
  return wanted === typed ? check.data?.free : undefined;
};
