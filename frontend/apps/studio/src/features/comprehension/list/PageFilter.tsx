import { FilterMenu } from '@livretier/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { outlineQuery } from '@/features/booklets/api';

const every = 'all';

type Props = { bookletId: string; page: string | undefined; onPage: (page: string | undefined) => void };

/** About which page of the booklet; one that it has no more is named as such. */
export const PageFilter = ({ bookletId, page, onPage }: Props) => {
  const { t } = useTranslation('questions');
  const chapters = useQuery(outlineQuery(bookletId)).data?.chapters ?? [];
  const pages = chapters.flatMap((chapter) => chapter.pages);
  const isGone = page !== undefined && !pages.some(({ id }) => id === page);
  return (
    <FilterMenu
      label={t('filter.page')}
      value={page ?? every}
      choices={[
        { value: every, label: t('filter.every'), short: t('filter.all') },
        ...pages.map(({ id, title }) => ({ value: id, label: title || t('filter.untitled') })),
        ...(isGone ? [{ value: page, label: t('filter.gone') }] : []),
      ]}
      onChange={(chosen) => onPage(chosen === every ? undefined : chosen)}
    />
  );
};
