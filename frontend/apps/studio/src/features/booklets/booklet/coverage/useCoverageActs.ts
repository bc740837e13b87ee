import { api, unwrap } from '@livretier/api';
import { notify } from '@livretier/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { bookletKey, type Coverage, coverageQuery } from '@/features/booklets/api';

const whole = '/api/booklets/{booklet_id}';
const page = `${whole}/pages/{page_id}` as const;
const obligation = `${whole}/coverage/{obligation_id}` as const;

/** What can be done about one obligation of a booklet. */
export const useCoverageActs = (
  booklet_id: string,
  obligation_id: string,
  site: string | null,
  onChange: () => void,
) => {
  const { t } = useTranslation('coverage');
  const client = useQueryClient();
  const refresh = () => {
    onChange();
    return client.invalidateQueries({ queryKey: bookletKey(booklet_id) });
  };
  const said = (summary: string) => async () => {
    await refresh();
    notify({ severity: 'success', summary });
  };
  const answered = (summary: string) => (grid: Coverage) => {
    client.setQueryData(coverageQuery(booklet_id).queryKey, grid);
    return said(summary)();
  };
  const path = { booklet_id, obligation_id };

  const bringBack = useMutation({
    mutationFn: (page_id: string) => unwrap(api.POST(`${page}/restore`, { params: { path: { booklet_id, page_id } } })),
    onSuccess: said(t('done.page')),
  });
  const addChapter = useMutation({
    mutationFn: (chapter: string) =>
      unwrap(api.POST(`${whole}/chapters`, { params: { path: { booklet_id } }, body: { chapter } })),
    onSuccess: said(t('done.chapter')),
  });
  const link = useMutation({
    mutationFn: ({ id, obligations }: { id: string; obligations: readonly string[] }) =>
      unwrap(
        api.PUT(`${page}/obligations`, {
          params: { path: { booklet_id, page_id: id } },
          body: { obligations: [...obligations, obligation_id] },
        }),
      ),
    onSuccess: said(t('done.link')),
  });
  const declare = useMutation({
    mutationFn: (reason: string) => unwrap(api.PUT(obligation, { params: { path }, body: { reason } })),
    onSuccess: answered(t('done.declared')),
  });
  const withdraw = useMutation({
    mutationFn: () => unwrap(api.DELETE(obligation, { params: { path } })),
    onSuccess: answered(t('done.withdrawn')),
  });
  const fill = useMutation({
    mutationFn: (values: { key: string; value: string }[]) =>
      unwrap(api.PUT('/api/values', { body: { site, values } })),
    onSuccess: said(t('done.filled')),
  });
  return { bringBack, addChapter, link, declare, withdraw, fill };
};

export type CoverageActs = ReturnType<typeof useCoverageActs>;
