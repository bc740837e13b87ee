import { type Document, walk } from '@livretier/blocks';
import { Icon, IconButton, StatusTag } from '@livretier/ui';
import { IconAccessible, IconAlertTriangle, IconCheck, IconCircleCheck, IconPencil, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type Session, useEditing } from '../session/context';
import classes from './Accessibility.module.css';
import { IssueCard } from './IssueCard';
import { OtherPages } from './OtherPages';
import type { Issue } from './types';
import { reportOf, useCheckedPage, useReport } from './useReport';

/** How much of what was looked at is right; the sentence beside it says the same. */
const PassedRing = ({ passed, checked }: { passed: number; checked: number }) => (
  <svg className={classes.ring} viewBox="0 0 44 44" aria-hidden="true">
    <circle cx="22" cy="22" r="19" />
    <circle cx="22" cy="22" r="19" pathLength={checked} strokeDasharray={`${passed} ${checked}`} />
    <text x="22" y="22">
      {passed}
    </text>
  </svg>
);

type AccessibilityReportProps = { session: Session; onGo: (blockId: string) => void };

/** What keeps the open page from being read by everybody, as it is written. */
export const AccessibilityReport = ({ session, onGo }: AccessibilityReportProps) => {
  const { t } = useTranslation('editor');
  const { source } = useEditing();
  const { issues, checked, passed, fine } = useReport(session);
  return (
    <>
      <div className={classes.sum} role="status">
        {checked > 0 && <PassedRing passed={passed} checked={checked} />}
        <div>
          <strong>{t('accessibility.passed', { passed, count: checked })}</strong>
          <p className={classes.text}>{t('accessibility.left', { count: issues.length })}</p>
          <p className={classes.text}>{t('accessibility.thisPage')}</p>
        </div>
      </div>
      <ul>
        {issues.map((issue, index) => (
          <IssueCard
            // biome-ignore lint/suspicious/noArrayIndexKey: two links of one block may have the same fault
            key={`${issue.blockId} ${issue.fault} ${index}`}
            session={session}
            issue={issue}
            onGo={() => onGo(issue.blockId)}
          />
        ))}
      </ul>
      {fine.length > 0 && (
        <div className={classes.fine}>
          <h3>{t('accessibility.alsoChecked')}</h3>
          <ul>
            {fine.map((check) => (
              <li key={check} className={classes.check}>
                <Icon of={IconCircleCheck} />
                {t(`accessibility.checks.${check}`)}
              </li>
            ))}
          </ul>
        </div>
      )}
      {/* The checks of a booklet already look at all its pages. */}
      {source.kind === 'chapter' && <OtherPages />}
    </>
  );
};

type Props = { session: Session; onClose: () => void; onGo: (blockId: string) => void };

/** What keeps the page from being read by everybody. */
export const AccessibilityPanel = ({ session, onClose, onGo }: Props) => {
  const { t } = useTranslation('editor');
  return (
    <section className={classes.panel} aria-label={t('accessibility.title')}>
      <div className={classes.head}>
        <Icon of={IconAccessible} />
        <h2>{t('accessibility.title')}</h2>
        <IconButton size="small" label={t('accessibility.close')} icon={IconX} onClick={onClose} />
      </div>
      <div className={classes.scroll}>
        <AccessibilityReport session={session} onGo={onGo} />
      </div>
    </section>
  );
};

/** What the checks say of a block and of all that it holds; an answer is as good as its question. */
const issuesOf = (document: Document, blockId: string) => {
  const whole = [...walk(document.blocks)].find(
    (block) => block.id === blockId || (block.type === 'question' && block.children.some(({ id }) => id === blockId)),
  );
  if (!whole) return undefined;
  const ids = new Set([...walk([whole])].map(({ id }) => id));
  return reportOf(document).issues.filter((issue) => ids.has(issue.blockId));
};

const BlockState = ({ issues }: { issues: readonly Issue[] }) => {
  const { t } = useTranslation('editor');
  if (issues.length === 0)
    return (
      <StatusTag shape={IconCheck} tone="success">
        {t('accessibility.blockFine')}
      </StatusTag>
    );
  /* What is only not written yet is no mistake. */
  if (issues.every(({ check }) => check === 'complete'))
    return (
      <StatusTag shape={IconPencil} tone="info">
        {t('accessibility.blockIncomplete')}
      </StatusTag>
    );
  return (
    <StatusTag shape={IconAlertTriangle} tone="warning">
      {t('accessibility.blockFaulty')}
    </StatusTag>
  );
};

/** Whether the selected block can be read by everybody. */
export const BlockAccessibility = ({ session, blockId }: { session: Session; blockId: string }) => {
  const { t } = useTranslation('editor');
  const issues = issuesOf(useCheckedPage(session), blockId);
  return (
    <div className={classes.block}>
      <strong className={classes.name}>
        <Icon of={IconAccessible} />
        {t('accessibility.title')}
      </strong>
      {issues && <BlockState issues={issues} />}
    </div>
  );
};
