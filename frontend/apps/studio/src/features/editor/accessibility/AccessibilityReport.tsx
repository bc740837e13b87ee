import { Icon } from '@livretier/ui';
import { IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type Session, useEditing } from '../session/context';
import classes from './Accessibility.module.css';
import { IssueCard } from './IssueCard';
import { OtherPages } from './OtherPages';
import { PassedRing } from './PassedRing';
import { useReport } from './useReport';

type Props = { session: Session; onGo: (blockId: string) => void };

/** What keeps the open page from being read by everybody, as it is written. */
export const AccessibilityReport = ({ session, onGo }: Props) => {
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
