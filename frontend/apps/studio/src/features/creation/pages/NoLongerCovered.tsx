import { Button, WarningNote } from '@livretier/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type Coverage, coverageQuery, type OutlineLine } from '../../../shared/booklet/queries';

type Props = { booklet: string; pages: readonly OutlineLine[]; onBringBack: (page: string) => void };

/** What went uncovered with pages that were taken out, each with the page that would cover it again. */
const lostWith = (pages: readonly OutlineLine[], items: Coverage['items']) =>
  pages
    .filter(({ removed }) => removed)
    .map((page) => ({
      page,
      lost: items.filter(({ id, state }) => state === 'missing' && page.obligations.includes(id)),
    }))
    .filter(({ lost }) => lost.length > 0);

/** Obligations that nothing covers any more since a page of this chapter was taken out. */
export const NoLongerCovered = ({ booklet, pages, onBringBack }: Props) => {
  const { t } = useTranslation('creation');
  const coverage = useQuery(coverageQuery(booklet));
  return lostWith(pages, coverage.data?.items ?? []).map(({ page, lost }) => (
    <WarningNote
      key={page.id}
      title={t('pages.takenOut', { title: page.title })}
      action={
        <Button
          size="small"
          aria-label={t('pages.bringBackOne', { title: page.title })}
          onClick={() => onBringBack(page.id)}
        >
          {t('pages.bringBack')}
        </Button>
      }
    >
      {t('pages.uncovered', {
        count: lost.length,
        obligations: lost
          .map(({ label, reference }) => t('pages.obligation', { label, reference }))
          .join(t('pages.and')),
      })}
    </WarningNote>
  ));
};
