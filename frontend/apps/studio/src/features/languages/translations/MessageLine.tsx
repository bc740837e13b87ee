import { StatusTag } from '@livretier/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { defaultLocale } from '@/shared/locale/locales';
import type { Language, Message, MessageState } from '../types';
import { MessageForm, type Writing } from './MessageForm';
import classes from './Translations.module.css';
import { useFormName } from './useFormName';
import { FormsOf } from './Words';

const looks = {
  to_do: { shape: 'ring', tone: 'neutral' },
  outdated: { shape: 'half-dot', tone: 'danger' },
  to_review: { shape: 'half-dot', tone: 'warning' },
  validated: { shape: 'dot', tone: 'success' },
} as const;

const StateTag = ({ state }: { state: MessageState }) => {
  const { t } = useTranslation('languages');
  return <StatusTag {...looks[state]}>{t(`state.${state}`)}</StatusTag>;
};

type Props = Writing & {
  message: Message;
  language: Language;
  /** Whether it is being written. */
  opened: boolean;
  mayWrite: boolean;
  onOpen: () => void;
};

/** One text: what French says today, what the language says of it, and where that stands. */
export const MessageLine = ({ message, language, opened, mayWrite, onOpen, ...writing }: Props) => {
  const { t } = useTranslation('languages');
  const formName = useFormName();
  const id = useId();
  const empty = message.state === 'to_do';
  const nameOf = (category: string) =>
    formName(category, message.categories.find((form) => form.category === category)?.numbers);
  const said = empty ? (
    <span className={classes.nothing}>{t(mayWrite ? 'translateThis' : 'nothing')}</span>
  ) : (
    <span className={classes.forms} lang={language.code} dir={language.direction}>
      <FormsOf forms={message.forms} nameOf={nameOf} />
    </span>
  );
  return (
    <div className={classes.line} data-open={opened || undefined}>
      <div className={classes.source} id={id}>
        <span className={classes.forms} lang={defaultLocale}>
          <FormsOf forms={message.source} nameOf={(category) => formName(category)} />
        </span>
        <bdi className={classes.key}>{message.key}</bdi>
      </div>
      {opened && <MessageForm message={message} language={language} {...writing} />}
      {!opened &&
        (mayWrite ? (
          <button type="button" className={classes.open} data-key={message.key} aria-describedby={id} onClick={onOpen}>
            {said}
            {writing.draft && <small>{t('unsaved')}</small>}
          </button>
        ) : (
          <div className={classes.open}>{said}</div>
        ))}
      <div>
        <StateTag state={message.state} />
      </div>
    </div>
  );
};
