import { languageName } from '@livretier/booklet';
import { DateField, FieldGroup, FormDialog, notify, SelectField, TextField } from '@livretier/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookletOut } from '@/features/booklets/api';
import { shownInPlace } from '@/shared/errors/shownInPlace';
import { useLocale } from '@/shared/locale/useLocale';
import { useErrorText } from '@/shared/text/useErrorText';
import {
  type Changed,
  type ParticipantChanges,
  useChangeParticipants,
  useUpdateParticipants,
  type Whom,
} from './api/participants';

/** `count` is 0 for all whom the filters want: nobody has counted them. */
type Props = { booklet: BookletOut; whom: Whom; count: number; onDone: () => void; onClose: () => void };

/** Says what was done, or that it is under way: many are done a thousand at a time. */
export const useSayDone = () => {
  const { t } = useTranslation('participation');
  return (
    act: 'excluded' | 'restored' | 'invited' | 'added' | 'updated',
    { done, queued }: Changed,
    onUndo?: () => void,
  ) =>
    notify(
      queued > 0
        ? { severity: 'info', summary: t('done.queued', { count: queued }) }
        : {
            severity: 'success',
            summary: t(`done.${act}`, { count: done }),
            ...(onUndo && { action: { label: t('done.undo'), onSelect: onUndo } }),
          },
    );
};

/** Says who is out. Where all who were named are newly so, it can be taken back: whoever was out before stays so. */
const useSayExcluded = (booklet: string) => {
  const say = useSayDone();
  const { mutateAsync: restore } = useChangeParticipants(booklet);
  return (whom: Whom, changed: Changed) => {
    const named = 'participants' in whom ? whom.participants : [];
    const takeBack = () =>
      void restore({ act: 'restore', participants: named }).then(
        (back) => say('restored', back),
        () => undefined,
      );
    say('excluded', changed, named.length > 0 && changed.done === named.length ? takeBack : undefined);
  };
};

const shortest = 3;
const longest = 300;

/** Why they do not read this booklet any more; their link ends. */
export const ExcludeDialog = ({ booklet, whom, count, onDone, onClose }: Props) => {
  const { t } = useTranslation(['participation', 'common']);
  const errorText = useErrorText();
  const say = useSayExcluded(booklet.id);
  const change = useChangeParticipants(booklet.id, shownInPlace);
  const [reason, setReason] = useState('');
  const [refused, setRefused] = useState(false);
  const send = () => {
    if (reason.trim().length < shortest) return setRefused(true);
    change.mutate(
      { act: 'exclude', reason: reason.trim(), ...whom },
      {
        onSuccess: (changed) => {
          say(whom, changed);
          onDone();
          onClose();
        },
      },
    );
  };
  return (
    <FormDialog
      title={t('exclude.title', { count })}
      accept={t('exclude.accept')}
      reject={t('common:labels.cancel')}
      danger
      busy={change.isPending}
      failure={change.error ? errorText(change.error) : undefined}
      onClose={onClose}
      onSubmit={send}
    >
      <FieldGroup>
        <p>{t('exclude.text')}</p>
        <TextField
          label={t('exclude.reason')}
          hint={t('exclude.hint')}
          maxLength={longest}
          autoComplete="off"
          value={reason}
          error={refused && reason.trim().length < shortest ? t('exclude.short') : undefined}
          onChange={({ target }) => setReason(target.value)}
          data-autofocus
        />
      </FieldGroup>
    </FormDialog>
  );
};

/** One change for all of them. */
const useUpdate = ({ booklet, whom, onDone, onClose }: Props) => {
  const say = useSayDone();
  const errorText = useErrorText();
  const update = useUpdateParticipants(booklet.id);
  return {
    busy: update.isPending,
    failure: update.error ? errorText(update.error) : undefined,
    send: (changes: ParticipantChanges) =>
      update.mutate(
        { whom, changes },
        {
          onSuccess: (changed) => {
            say('updated', changed);
            onDone();
            onClose();
          },
        },
      ),
  };
};

/** In which language they are handed the booklet: one of those that readers get. */
export const LanguageDialog = (props: Props & { language?: string }) => {
  const { booklet, count, onClose } = props;
  const { t } = useTranslation(['participation', 'common']);
  const locale = useLocale();
  const { send, ...state } = useUpdate(props);
  const [language, setLanguage] = useState(props.language ?? booklet.readable_locales[0] ?? '');
  return (
    <FormDialog
      {...state}
      title={t('language.title', { count })}
      accept={t('common:labels.save')}
      reject={t('common:labels.cancel')}
      onClose={onClose}
      onSubmit={() => send({ language })}
    >
      <SelectField
        label={t('language.label')}
        hint={t('language.hint')}
        choices={booklet.readable_locales.map((code) => ({ value: code, label: languageName(code, locale) }))}
        value={language}
        onChange={({ target }) => setLanguage(target.value)}
        data-autofocus
      />
    </FormDialog>
  );
};

const isDay = (day: string) => /^\d{4}-\d\d-\d\d$/.test(day);

/** Until when it is to be read; without a day nothing is awaited. */
export const DueDialog = (props: Props & { due?: string | null }) => {
  const { count, onClose } = props;
  const { t } = useTranslation(['participation', 'common']);
  const { send, ...state } = useUpdate(props);
  const [day, setDay] = useState(props.due ?? '');
  const good = day === '' || isDay(day);
  return (
    <FormDialog
      {...state}
      title={t('due.title', { count })}
      accept={t('common:labels.save')}
      reject={t('common:labels.cancel')}
      onClose={onClose}
      onSubmit={() => good && send({ due_on: day || null })}
    >
      <DateField
        label={t('due.label')}
        hint={t('due.hint')}
        optional
        value={day}
        onChange={setDay}
        error={good ? undefined : t('due.bad')}
        data-autofocus
      />
    </FormDialog>
  );
};
