import { Button, Icon, TextArea } from '@livretier/ui';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Session, useEditing } from '../session/context';
import classes from './Accessibility.module.css';
import { applyFix, propsOf } from './fix';
import type { Fix, Issue } from './types';

/** Makes a fault good on the canvas, as if its author had. */
const useApplyFix = ({ canvas, saver }: Session) => {
  const { t } = useTranslation('editor');
  const { announce } = useEditing();
  return (issue: Issue, fix: Fix, words?: string) => {
    if (!canvas.current) return;
    const props = propsOf(fix, words);
    if (props) canvas.current.setProps(issue.blockId, props);
    else canvas.current.replace(applyFix(canvas.current.document(), issue, fix));
    saver.touch();
    saver.read();
    announce(t('accessibility.fixed'));
  };
};

/** The sentences about a fault and its remedies. */
const useIssueText = ({ fault, values }: Issue) => {
  const { t } = useTranslation('editor');
  const what = fault === 'contrast' ? t(`accessibility.pairs.${values.what}` as 'accessibility.pairs.text') : '';
  const language =
    fault === 'foreign' ? t(`accessibility.languages.${values.lang}` as 'accessibility.languages.en') : '';
  const fixLabel = (fix: Exclude<Fix, { kind: 'describe' }>) => {
    if (fix.kind === 'level') return t('accessibility.fixes.level', { level: fix.level });
    if (fix.kind === 'language') return t('accessibility.fixes.language', { language });
    return t(`accessibility.fixes.${fix.kind}`);
  };
  return {
    title: t(`accessibility.issues.${fault}.title`),
    text: t(`accessibility.issues.${fault}.text`, { ...values, what, language }),
    fixLabel,
  };
};

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
