import type { components } from '@livretier/api';
import { type Column, DataTable, QueryView, Skeleton } from '@livretier/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { understoodQuery } from '@/features/library/api/adoption';
import { useLocale } from '@/shared/locale/useLocale';
import { percentage, wholeNumber } from '@/shared/text/numbers';
import classes from './Adoption.module.css';

type Understood = components['schemas']['UnderstoodPagesOut'];
type Line = Understood['pages'][number];

const useColumns = (): readonly Column<Line>[] => {
  const { t } = useTranslation('library');
  const locale = useLocale();
  const figure = (key: 'unclear' | 'devices' | 'companies') => ({
    key,
    header: t(`chapters.understood.${key}`),
    align: 'end' as const,
    width: 'fit' as const,
    cell: (line: Line) => wholeNumber(line[key], locale),
  });
  return [
    {
      key: 'page',
      header: t('chapters.understood.page'),
      primary: true,
      cell: ({ title }) => <strong>{title}</strong>,
    },
    {
      key: 'share',
      header: t('chapters.understood.share'),
      align: 'end',
      width: 'fit',
      cell: ({ unclear, devices }) => percentage(unclear / devices, locale),
    },
    figure('unclear'),
    figure('devices'),
    figure('companies'),
  ];
};

const Pages = ({ pages, hidden }: Understood) => {
  const { t } = useTranslation('library');
  const columns = useColumns();
  return (
    <>
      {pages.length > 0 && (
        <DataTable
          caption={t('chapters.understood.title')}
          columns={columns}
          rows={pages}
          rowKey={({ page }) => page}
        />
      )}
      {hidden > 0 && <p className={classes.note}>{t('chapters.understood.hidden', { count: hidden })}</p>}
    </>
  );
};

/** Which pages of a chapter readers do not understand, wherever they read it: never the figures of one company. */
export const UnderstoodPages = ({ chapterId }: { chapterId: string }) => {
  const { t } = useTranslation('library');
  const query = useQuery(understoodQuery(chapterId));
  return (
    <section aria-labelledby="understood">
      <div className={classes.head}>
        <h2 id="understood">{t('chapters.understood.title')}</h2>
        <span className={classes.note}>{t('chapters.understood.rule')}</span>
      </div>
      <QueryView query={query} skeleton={<Skeleton shape="rows" lines={3} />}>
        {(told) => <Pages {...told} />}
      </QueryView>
    </section>
  );
};
