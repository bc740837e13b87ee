import { StatusTag, type StatusTone, VisuallyHidden } from '@livretier/ui';
import { IconGavel, IconPencil, IconTag } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChapterDetails, ChapterVersion, ReleaseReason } from '@/features/library/types';
import { useLocale } from '@/shared/locale/useLocale';
import { paths } from '@/shared/paths';
import { calendarDay, longDate } from '@/shared/text/dates';
import { CompareButton } from '../versions/CompareButton';
import classes from './Versions.module.css';

const reasons: Record<ReleaseReason, { shape: typeof IconGavel; tone?: StatusTone }> = {
  legal: { shape: IconGavel, tone: 'note' },
  sector: { shape: IconTag },
  editorial: { shape: IconPencil },
};

export const ReasonTag = ({ reason }: Pick<ChapterVersion, 'reason'>) => {
  const { t } = useTranslation('library');
  return <StatusTag {...reasons[reason]}>{t(`chapters.reason.${reason}`)}</StatusTag>;
};

/** Who released a version and when, upon which text, and since when it holds. */
export const ReleaseFacts = ({ version }: { version: ChapterVersion }) => {
  const { t } = useTranslation('library');
  const locale = useLocale();
  const day = longDate(new Date(version.released_at), locale);
  return (
    <>
      <span>
        {version.released_by_name
          ? t('chapters.detail.releasedBy', { name: version.released_by_name, day })
          : t('chapters.detail.released', { day })}
      </span>
      {version.reference && <span>{version.reference}</span>}
      {version.effective_on && (
        <span>{t('chapters.detail.effective', { day: longDate(calendarDay(version.effective_on), locale) })}</span>
      )}
    </>
  );
};

type StepProps = { number: number; title: string; tag: ReactNode; children?: ReactNode; next?: boolean };

const Step = ({ number, title, tag, children, next = false }: StepProps) => (
  <li className={classes.step} data-next={next || undefined}>
    <span className={classes.number}>{number}</span>
    <div className={classes.words}>
      <strong className={classes.title}>{title}</strong>
      <span className={classes.facts}>
        {tag}
        {children}
      </span>
    </div>
  </li>
);

/** What the next version will hold, as long as nobody released it. */
const Next = ({ chapter }: { chapter: ChapterDetails }) => {
  const { t } = useTranslation('library');
  const { version, pages } = chapter;
  const changed = pages.filter((page) => page.changed).length;
  const title = version > 0 && changed > 0 ? t('chapters.detail.changedPages', { count: changed }) : undefined;
  return (
    <Step
      next
      number={version + 1}
      title={title ?? t(version > 0 ? 'chapters.detail.changedSheet' : 'chapters.detail.firstVersion')}
      tag={
        <StatusTag shape="half-dot" tone="warning">
          {t('chapters.detail.unreleased')}
        </StatusTag>
      }
    >
      {version > 0 && <CompareButton chapter={chapter} size="small" />}
    </Step>
  );
};

const Released = ({ chapterId, version }: { chapterId: string; version: ChapterVersion }) => {
  const { t } = useTranslation('library');
  return (
    <Step number={version.number} title={version.note} tag={<ReasonTag reason={version.reason} />}>
      <ReleaseFacts version={version} />
      <Link to={paths.chapterVersion} params={{ id: chapterId, number: String(version.number) }}>
        {t('chapters.frozen.read')} <VisuallyHidden>{t('chapters.frozen.ofNumber', version)}</VisuallyHidden>
      </Link>
    </Step>
  );
};

/** The thread of the chapter's versions, the newest first. */
export const Versions = ({ chapter }: { chapter: ChapterDetails }) => {
  const { t } = useTranslation('library');
  return (
    <section aria-labelledby="chapter-versions">
      <h2 id="chapter-versions">{t('chapters.detail.versions')}</h2>
      <ol className={classes.thread}>
        {chapter.has_changes && chapter.status !== 'retired' && <Next chapter={chapter} />}
        {chapter.versions.map((version) => (
          <Released key={version.number} chapterId={chapter.id} version={version} />
        ))}
      </ol>
    </section>
  );
};
