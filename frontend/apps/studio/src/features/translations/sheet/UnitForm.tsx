import { ApiError } from '@livretier/api';
import { Button, ErrorNote, Icon, Row, TextArea } from '@livretier/ui';
import { IconCheck } from '@tabler/icons-react';
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '@/shared/text/useErrorText';
import type { Named } from '../api';
import classes from '../Translations.module.css';
import type { Unit } from '../types';
import { Memory } from './Memory';
import { Words } from './Source';
import { differenceOf, offered } from './tokens';
import { type Leave, useUnitWriting } from './useUnitWriting';

type Props = {
  named: Named;
  unit: Unit;
  language: string;
  direction: 'ltr' | 'rtl';
  leaving: RefObject<Leave | undefined>;
  onClose: () => void;
  onNext: () => void;
};

/** What somebody else wrote, beside one's own. */
const Theirs = ({ named, unit, direction }: Pick<Props, 'named' | 'unit' | 'direction'>) => {
  const { t } = useTranslation('translations');
  return unit.text === '' ? null : (
    <>
      {' '}
      {t('conflict.said')}{' '}
      <span lang={named.locale} dir={direction}>
        <Words text={unit.text} />
      </span>
    </>
  );
};

/** One text, in its place. Ctrl+Enter validates it and goes on, Escape closes it; what was typed is kept. */
export const UnitForm = ({ named, unit, language, direction, leaving, onClose, onNext }: Props) => {
  const { t } = useTranslation('translations');
  const errorText = useErrorText();
  const field = useRef<HTMLTextAreaElement>(null);
  const writing = useUnitWriting(named, unit, leaving);
  const { text, failure } = writing;
  const refused = failure instanceof ApiError ? failure.fields.text?.[0] : undefined;
  useEffect(() => field.current?.focus(), []);

  const { missing, extra } = differenceOf(unit.tokens, text);
  const fault = [
    missing.length > 0 && t('tokens.missing', { tokens: missing.join(' ') }),
    extra.length > 0 && t('tokens.extra', { tokens: extra.join(' ') }),
  ]
    .filter(Boolean)
    .join(' ');
  const long = text.length > 1.6 * Math.max(unit.source.length, 20);
  const insert = (token: string) => {
    const at = field.current;
    if (!at) return;
    const end = at.selectionStart + (token.startsWith('<') ? token.indexOf('>') + 1 : token.length);
    /* At once, so that the cursor finds its place: inside a pair, behind a value. */
    flushSync(() => writing.change(`${text.slice(0, at.selectionStart)}${token}${text.slice(at.selectionEnd)}`));
    at.focus();
    at.setSelectionRange(end, end);
  };
  const take = (said: string) => {
    writing.change(said);
    field.current?.focus();
  };
  const accept = () => {
    if (text.trim() === '' || fault) return field.current?.focus();
    writing.accept(onNext);
  };
  const close = () => writing.leave(onClose);
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      close();
    }
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    accept();
  };
  const choose = (choice: () => void) => () => {
    choice();
    field.current?.focus();
  };
  return (
    <form
      className={classes.form}
      noValidate
      aria-label={t('form', { language })}
      onSubmit={(event) => {
        event.preventDefault();
        accept();
      }}
    >
      <TextArea
        label={t('field', { language })}
        lang={named.locale}
        ref={(one) => {
          field.current = one;
          if (one) one.dir = direction;
        }}
        value={text}
        error={refused ?? (text.trim() !== '' && fault ? fault : undefined)}
        hint={long ? t('long') : undefined}
        onChange={({ target }) => writing.change(target.value)}
        onKeyDown={press}
      />
      {unit.tokens.length > 0 && (
        <div className={classes.chips}>
          <small>{t('tokens.insert')}</small>
          {offered(unit.tokens).map((token) => (
            <button
              key={token}
              type="button"
              className={classes.chip}
              aria-label={t('tokens.insertOne', { token })}
              onClick={() => insert(token)}
            >
              <bdi>{token}</bdi>
            </button>
          ))}
        </div>
      )}
      <Memory {...{ named, unit, direction }} onTake={take} />
      {failure && !refused && (
        <ErrorNote
          action={
            writing.isConflict && (
              <Row gap={2} wrap>
                <Button size="small" onClick={choose(writing.takeTheirs)}>
                  {t('conflict.theirs')}
                </Button>
                <Button size="small" onClick={choose(writing.keepMine)}>
                  {t('conflict.mine')}
                </Button>
              </Row>
            )
          }
        >
          {errorText(failure)}
          {writing.isConflict && <Theirs named={named} unit={unit} direction={direction} />}
        </ErrorNote>
      )}
      <Row gap={2} wrap>
        <Button type="submit" look="primary" size="small" busy={writing.isValidating}>
          <Icon of={IconCheck} size={16} />
          {t('acts.validate')}
        </Button>
        {unit.state === 'outdated' && text === unit.text && (
          <Button size="small" busy={writing.isConfirming} onClick={() => writing.confirm(onNext)}>
            {t('acts.stillRight')}
          </Button>
        )}
        <Button look="quiet" size="small" onClick={close}>
          {t('acts.close')}
        </Button>
      </Row>
      <small role="status">{writing.isSaved ? t('saved') : t('acts.keys')}</small>
    </form>
  );
};
