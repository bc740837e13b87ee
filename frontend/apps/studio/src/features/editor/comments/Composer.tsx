import { Button, Icon, TextArea } from '@livretier/ui';
import { IconSend } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { colleaguesQuery } from '@/features/booklets/booklet';
import { useEditing } from '../session/context';
import classes from './Comments.module.css';
import { beginningsIn, type Colleague, storedOf } from './mentions';

const longest = 2000;

type Props = {
  label: string;
  sendLabel: string;
  busy: boolean;
  begun?: string;
  autoFocus?: boolean;
  onSend: (text: string, onDone: () => void) => void;
  onCancel?: () => void;
};

/** A field in which one speaks; « @ » offers those who have a right on the booklet. */
export const Composer = ({ label, sendLabel, busy, begun = '', autoFocus = false, onSend, onCancel }: Props) => {
  const { t } = useTranslation('comments');
  const { source, announce } = useEditing();
  const { data: people = [] } = useQuery(colleaguesQuery(source.id));
  const box = useRef<HTMLTextAreaElement>(null);
  const list = useId();
  const [text, setText] = useState(begun);
  const [caret, setCaret] = useState(begun.length);
  const [closed, setClosed] = useState(false);
  const [place, setPlace] = useState(0);
  const offered = closed ? undefined : beginningsIn(text, caret, people);
  const active = offered?.people[Math.min(place, offered.people.length - 1)];
  useEffect(() => {
    if (autoFocus) box.current?.focus();
  }, [autoFocus]);
  const follow = () => setCaret(box.current?.selectionStart ?? 0);
  const choose = ({ name }: Colleague) => {
    if (!offered) return;
    const end = offered.from + name.length + 2;
    setText(`${text.slice(0, offered.from)}@${name} ${text.slice(caret)}`);
    setCaret(end);
    announce(t('mentioned', { name }));
    requestAnimationFrame(() => {
      box.current?.focus();
      box.current?.setSelectionRange(end, end);
    });
  };
  const submit = () => {
    const stored = storedOf(text.trim(), people);
    if (stored === '' || busy) return;
    onSend(stored, () => {
      setText('');
      setCaret(0);
    });
  };
  const walk = (event: KeyboardEvent, count: number) => {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined) setPlace((place + step + count) % count);
    else if ((event.key === 'Enter' || event.key === 'Tab') && active) choose(active);
    else if (event.key === 'Escape') setClosed(true);
    else return;
    event.preventDefault();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      submit();
    } else if (offered && !event.nativeEvent.isComposing) walk(event, offered.people.length);
    else if (event.key === 'Escape' && onCancel) {
      event.preventDefault();
      onCancel();
    }
  };
  return (
    <form
      className={classes.composer}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextArea
        ref={box}
        label={label}
        hint={t('mentionHint')}
        value={text}
        maxLength={longest}
        aria-autocomplete="list"
        aria-controls={offered ? list : undefined}
        aria-activedescendant={offered && active ? `${list}-${active.id}` : undefined}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          setCaret(currentTarget.selectionStart);
          setClosed(false);
          setPlace(0);
        }}
        onSelect={follow}
        onKeyDown={press}
      />
      {offered && (
        <div id={list} role="listbox" aria-label={t('people')} className={classes.people}>
          {offered.people.map((person) => (
            <div
              key={person.id}
              id={`${list}-${person.id}`}
              role="option"
              tabIndex={-1}
              aria-selected={person === active}
              className={classes.person}
              onPointerDown={(event) => {
                event.preventDefault();
                choose(person);
              }}
            >
              {person.name}
            </div>
          ))}
        </div>
      )}
      <div className={classes.acts}>
        <Button type="submit" size="small" look="primary" busy={busy} disabled={text.trim() === ''}>
          <Icon of={IconSend} size={16} />
          {sendLabel}
        </Button>
        {onCancel && (
          <Button size="small" look="quiet" onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
      </div>
    </form>
  );
};
