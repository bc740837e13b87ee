import { api, unwrap } from '@livretier/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';

const useRefresh = () => {
  const client = useQueryClient();
  return () =>
    Promise.all(['storage', 'media'].map((key) => client.invalidateQueries({ queryKey: [key] }))).then(() => undefined);
};

export const useEmptyTrash = () =>
  useMutation({
    mutationFn: () => unwrap(api.POST('/api/storage/trash/emptying')),
    onSuccess: useRefresh(),
  });

export const useCleanUp = (what: 'unused' | 'duplicates') =>
  useMutation({
    mutationFn: () => unwrap(api.POST('/api/storage/clean-ups', { body: { what } })),
    onSuccess: useRefresh(),
  });
