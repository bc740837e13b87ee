import { StatusTag, VisuallyHidden } from '@livretier/ui';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../../shared/paths';
import type { ChapterDetails, ChapterVersion } from '../../types';
import { CompareButton } from '../compare/CompareButton';
import { ReasonTag, ReleaseFacts } from './ReleaseFacts';
import classes from './Versions.module.css';

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
