import { Icon, SectionHeader, StatusTag } from '@livretier/ui';
import { IconAlertCircle, IconAsterisk, IconGavel } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ChapterDetails, ChapterPage } from '@/features/library/types';
import classes from './PagesStrip.module.css';

/** What a page asks of its readers, if it asks something. */
export const ImportanceTag = ({ importance }: Pick<ChapterPage, 'importance'>) => {
  const { t } = useTranslation('library');
  if (importance === 'info') return null;
  return (
    <StatusTag shape={importance === 'mandatory' ? IconAsterisk : IconAlertCircle}>
      {t(`chapters.importance.${importance}`)}
    </StatusTag>
  );
};

const PageCard = ({ page, place, released }: { page: ChapterPage; place: number; released: boolean }) => {
  const { t } = useTranslation('library');
  return (
    <li className={classes.page}>
      <span className={classes.place}>{t('chapters.detail.page', { place })}</span>
      <strong className={classes.title}>{page.title}</strong>
      <span className={classes.tags}>
        <ImportanceTag importance={page.importance} />
        {released && page.changed && (
          <StatusTag shape="half-dot" tone="warning">
            {t('chapters.detail.changed')}
          </StatusTag>
        )}
      </span>
    </li>
  );
};

/** The pages of the chapter in their order: what each asks of its readers, and which changed since the release. */
export const PagesStrip = ({ chapter }: { chapter: ChapterDetails }) => {
  const { t } = useTranslation('library');
  const { pages, obligations, version } = chapter;
  return (
    <section aria-labelledby="chapter-pages">
      <SectionHeader
        id="chapter-pages"
        title={t('chapters.pages', { count: pages.length })}
        actions={
          obligations.length > 0 && (
            <span className={classes.covered}>
              <Icon of={IconGavel} size={16} />
              {t('chapters.detail.covered', { count: obligations.length })}
            </span>
          )
        }
      />
      <ol className={classes.strip}>
        {pages.map((page, index) => (
          <PageCard key={page.id} page={page} place={index + 1} released={version > 0} />
        ))}
      </ol>
    </section>
  );
};
