import { ApiError } from '@livretier/api';
import { Button, ErrorNote, Row, TextArea } from '@livretier/ui';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '@/shared/text/useErrorText';
import { useReadAgain, useSetBackMessage, useWriteMessage } from '../api/messages';
import type { Forms, Language, Message } from '../types';
import { differenceOf, offeredBlanks } from './blanks';
import classes from './Translations.module.css';
import { useFormName } from './useFormName';

type Faults = Record<string, string>;

const fieldOf = (category: string) => (category ? `forms.${category}` : 'forms');

/** What cannot stand for its source, by form, before anything is sent. */
const useFaults = ({ categories, source }: Message) => {
  const { t } = useTranslation(['languages', 'forms']);
  const faultOf = (category: string, needed: boolean, text: string) => {
    if (text.trim() === '') return needed ? t('forms:required') : undefined;
    const difference = differenceOf(source, category, text);
    if (!difference) return undefined;
    const { missing, extra } = difference;
    return [
      missing.length > 0 && t('blanks.missing', { blanks: missing.join(' ') }),
      extra.length > 0 && t('blanks.extra', { blanks: extra.join(' ') }),
    ]
      .filter(Boolean)
      .join(' ');
  };
  return (forms: Forms): Faults =>
    Object.fromEntries(
      categories.flatMap(({ category, needed }) => {
        const fault = faultOf(category, needed, forms[category] ?? '');
        return fault ? [[category, fault]] : [];
      }),
    );
};

/** The server's refusals by form; what it says of nothing here is said above the buttons. */
const refusalsOf = (error: unknown, { categories }: Message): Faults =>
  error instanceof ApiError
    ? Object.fromEntries(
        categories.flatMap(({ category }) => {
          const [said] = error.fields[fieldOf(category)] ?? [];
          return said ? [[category, said]] : [];
        }),
      )
    : {};

type ChipsProps = { blanks: readonly string[]; onInsert: (blank: string) => void };

const Chips = ({ blanks, onInsert }: ChipsProps) => {
  const { t } = useTranslation('languages');
  return (
    <div className={classes.chips}>
      <small>{t('blanks.insert')}</small>
      {blanks.map((blank) => (
        <button
          key={blank}
          type="button"
          className={classes.chip}
          aria-label={t('blanks.insertOne', { blank })}
          onClick={() => onInsert(blank)}
        >
          <bdi>{blank}</bdi>
        </button>
      ))}
    </div>
  );
};

export type Writing = {
  /** What is written and not sent yet. */
  draft: Forms | undefined;
  onDraft: (draft: Forms | undefined) => void;
  onClose: () => void;
  onNext: () => void;
};

type Props = Writing & { message: Message; language: Language };

/** One text in one language: a field for each plural category, in place. Ctrl+Enter validates it and goes on. */
export const MessageForm = ({ message, language, draft, onDraft, onClose, onNext }: Props) => {
  const { t } = useTranslation('languages');
  const errorText = useErrorText();
  const formName = useFormName();
  const faultsOf = useFaults(message);
  const forms = draft ?? message.forms;
  const [faults, setFaults] = useState<Faults>({});
  const box = useRef<HTMLFormElement>(null);
  const last = useRef<HTMLTextAreaElement>(null);
  const write = useWriteMessage(language.code, message);
  const setBack = useSetBackMessage(language.code, message);
  const readAgain = useReadAgain();
  const failure = write.error ?? setBack.error;
  const refused = refusalsOf(write.error, message);
  useEffect(() => box.current?.querySelector('textarea')?.focus(), []);

  const change = (category: string, text: string) => {
    onDraft({ ...forms, [category]: text });
    setFaults(({ [category]: _, ...others }) => others);
    if (failure) write.reset();
  };
  const insert = (blank: string) => {
    const field = last.current ?? box.current?.querySelector('textarea');
    if (!field) return;
    const { selectionStart, selectionEnd, value } = field;
    change(field.name, `${value.slice(0, selectionStart)}${blank}${value.slice(selectionEnd)}`);
    field.focus();
  };
  const send = (validated: boolean) => {
    const found = faultsOf(forms);
    setFaults(found);
    const [first] = Object.keys(found);
    if (first !== undefined) {
      box.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    const said = Object.fromEntries(message.categories.map(({ category }) => [category, forms[category] ?? '']));
    write.mutate({ forms: said, validated }, { onSuccess: validated ? onNext : onClose });
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      onClose();
    }
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    send(true);
  };
  const reload = () => {
    onDraft(undefined);
    void readAgain();
  };
  const reference = language.standing === 'reference';
  const blanks = offeredBlanks(message.source);
  return (
    <form
      ref={box}
      className={classes.form}
      noValidate
      aria-label={t('form', { key: message.key })}
      onSubmit={(event) => {
        event.preventDefault();
        send(true);
      }}
    >
      {message.categories.map(({ category, numbers, needed }) => (
        <TextArea
          key={category}
          name={category}
          label={formName(category, numbers)}
          optional={!needed}
          lang={language.code}
          /* The kit would turn the label with it. */
          ref={(field) => {
            if (field) field.dir = language.direction;
          }}
          value={forms[category] ?? ''}
          error={faults[category] ?? refused[category]}
          onChange={({ target }) => change(category, target.value)}
          onFocus={({ target }) => {
            last.current = target;
          }}
          onKeyDown={press}
        />
      ))}
      {blanks.length > 0 && <Chips blanks={blanks} onInsert={insert} />}
      {failure && Object.keys(refused).length === 0 && (
        <ErrorNote
          action={
            <Button size="small" onClick={reload}>
              {t('readAgain')}
            </Button>
          }
        >
          {errorText(failure)}
        </ErrorNote>
      )}
      <Row gap={2} wrap>
        <Button type="submit" look="primary" size="small" busy={write.isPending}>
          {t(reference ? 'acts.write' : 'acts.validate')}
        </Button>
        {!reference && (
          <Button size="small" onClick={() => send(false)}>
            {t('acts.review')}
          </Button>
        )}
        <Button look="quiet" size="small" onClick={onClose}>
          {t('acts.cancel')}
        </Button>
        {message.changed && (
          <Button
            look="quiet"
            size="small"
            busy={setBack.isPending}
            onClick={() => setBack.mutate(undefined, { onSuccess: onClose })}
          >
            {t(message.shipped ? 'acts.setBack' : 'acts.erase')}
          </Button>
        )}
      </Row>
      <small>{t('acts.keys')}</small>
    </form>
  );
};
