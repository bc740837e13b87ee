import { Button, Icon, TextArea } from '@livretier/ui';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Session } from '../session/context';
import classes from './Accessibility.module.css';
import type { Fix, Issue } from './types';
import { useApplyFix } from './useApplyFix';
import { useIssueText } from './useIssueText';

type Props = { session: Session; issue: Issue; onGo: () => void };

const Describe = ({ onDescribe }: { onDescribe: (words: string) => void }) => {
  const { t } = useTranslation('editor');
  const [words, setWords] = useState('');
  return (
    <div className={classes.describe}>
      <TextArea
        label={t('accessibility.describeLabel')}
        value={words}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
      <Button look="primary" size="small" disabled={words.trim() === ''} onClick={() => onDescribe(words)}>
        {t('accessibility.add')}
      </Button>
    </div>
  );
};

/** What is wrong, where, and how to make it good. */
export const IssueCard = ({ session, issue, onGo }: Props) => {
  const { t } = useTranslation('editor');
  const id = useId();
  const { title, text, fixLabel } = useIssueText(issue);
  const apply = useApplyFix(session);
  const quick = issue.fixes.filter((fix): fix is Exclude<Fix, { kind: 'describe' }> => fix.kind !== 'describe');
  return (
    <li className={classes.issue} aria-labelledby={id}>
      <Icon of={IconAlertTriangle} />
      <div className={classes.body}>
        <h3 id={id}>{title}</h3>
        <p className={classes.text}>{text}</p>
        {issue.fixes.some(({ kind }) => kind === 'describe') && (
          <Describe onDescribe={(words) => apply(issue, { kind: 'describe' }, words)} />
        )}
        <div className={classes.acts}>
          {quick.map((fix) => (
            <Button key={fix.kind} size="small" onClick={() => apply(issue, fix)}>
              {fixLabel(fix)}
            </Button>
          ))}
          {issue.blockId && (
            <Button size="small" look="quiet" onClick={onGo}>
              {t('accessibility.go')}
            </Button>
          )}
        </div>
      </div>
    </li>
  );
};
