import { Avatar, Icon } from '@livretier/ui';
import { IconUserOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { QuestionLine } from '../api';
import { isWaiting, useQuestionTexts } from '../useQuestionTexts';
import classes from './QuestionItems.module.css';

/** The initials of who gave their name, or a sign that nobody did. */
export const SenderMark = ({ question: { from }, size = 'medium' }: MarkProps) =>
  from.name ? (
    <Avatar name={from.name} size={size} />
  ) : (
    <span className={classes.nobody} data-size={size} aria-hidden="true">
      <Icon of={IconUserOff} size={size === 'large' ? 20 : 16} />
    </span>
  );

type MarkProps = { question: QuestionLine; size?: 'medium' | 'large' };

type ItemProps = { question: QuestionLine; chosen: boolean; onOpen: () => void };

const Item = ({ question, chosen, onOpen }: ItemProps) => {
  const { t } = useTranslation('questions');
  const texts = useQuestionTexts();
  const { kind, assigned_to, overdue, locale, text } = question;
  return (
    <li>
      <button type="button" className={classes.item} aria-current={chosen ? 'true' : undefined} onClick={onOpen}>
        <SenderMark question={question} />
        <span className={classes.words}>
          <span className={classes.head}>
            <strong>{texts.sender(question)}</strong>{' '}
            <span className={classes.when} data-overdue={(overdue && isWaiting(question)) || undefined}>
              {texts.when(question)}
            </span>
          </span>{' '}
          <span className={classes.text} lang={text ? locale : undefined} dir={text ? 'auto' : undefined}>
            {texts.words(question)}
          </span>{' '}
          <span className={classes.page}>
            {kind === 'unclear' && t('unclearKind')} {texts.page(question)}
          </span>
          {assigned_to && isWaiting(question) && (
            <span className={classes.page}>{t('assigned', { name: assigned_to.name })}</span>
          )}
        </span>
      </button>
    </li>
  );
};

type Props = {
  items: readonly QuestionLine[];
  chosen: string | undefined;
  busy: boolean;
  onOpen: (id: string) => void;
};

/** The questions of one page of the list, a button each. */
export const QuestionItems = ({ items, chosen, busy, onOpen }: Props) => {
  const { t } = useTranslation('questions');
  return (
    <ul className={classes.items} aria-label={t('list')} aria-busy={busy || undefined}>
      {items.map((question) => (
        <Item
          key={question.id}
          question={question}
          chosen={question.id === chosen}
          onOpen={() => onOpen(question.id)}
        />
      ))}
    </ul>
  );
};
