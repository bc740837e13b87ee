import { api, unwrap } from '@livretier/api';
import { ComboField } from '@livretier/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

type Props = { value: string | null; error?: string | undefined; onChange: (id: string | null) => void };

/** Which booklet to copy. */
export const CopyField = ({ value, error, onChange }: Props) => {
  const { t } = useTranslation('creation');
  const booklets = useQuery({
    queryKey: ['booklets', 'list', 'to-copy'],
    queryFn: () =>
      unwrap(api.GET('/api/booklets', { params: { query: { sort: 'name', limit: 100 } } }), { quiet: true }),
  });
  const choices = (booklets.data?.items ?? []).map(({ id, name, chapters_count, pages_count }) => ({
    value: id,
    label: name,
    description:
      pages_count === 0
        ? t('name.copyEmpty')
        : t('name.copySize', {
            chapters: t('chapters.chapters', { count: chapters_count }),
            pages: t('chapters.pages', { count: pages_count }),
          }),
  }));
  return (
    <ComboField
      label={t('name.copyOf')}
      hint={booklets.data && choices.length === 0 ? t('name.nothingToCopy') : undefined}
      error={error}
      choices={choices}
      value={value}
      onChange={onChange}
    />
  );
};
