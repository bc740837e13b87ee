import { Button, confirm, DateField, ErrorNote, Icon, notify, RadioGroup, Switch, TextField } from '@livretier/ui';
import { IconCalendar, IconCircleCheck, IconMailForward, IconSend } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession, useSignedInUser } from '@/features/accounts';
import type { BookletOut } from '@/features/booklets/api';
import { dayIn } from '@/shared/text/moments';
import { useErrorText } from '@/shared/text/useErrorText';
import { type Mailing, type MailingsSummary, mailingQuery, useScheduleMailing, useTurnMailing } from '../api/mailings';
import { useMoment } from '../useMailingTexts';
import classes from './Compose.module.css';
import { momentOf, timeOf } from './moment';

const [meanwhile, patience] = [1000, 60_000];

type TestProps = { bookletId: string; mailing: Mailing; isWhole: boolean; onSave: () => Promise<unknown> };

/** Looks again and again until the test that was asked for has left, or should have long since. */
const useAwaitedTest = (bookletId: string, mailing: Mailing) => {
  const [asked, setAsked] = useState<{ after: string | null; at: number } | null>(null);
  const isComing = asked !== null && (mailing.tested?.at ?? null) === asked.after;
  const isLate = isComing && Date.now() - asked.at > patience;
  useQuery({ ...mailingQuery(bookletId, mailing.id), refetchInterval: isComing ? meanwhile : false });
  return {
    isComing,
    isLate,
    await: () => setAsked({ after: mailing.tested?.at ?? null, at: Date.now() }),
  };
};

/** The message to oneself: what leaves later is exactly what was tested. It is said to have left once it has. */
const Test = ({ bookletId, mailing, isWhole, onSave }: TestProps) => {
  const { t } = useTranslation('emailing');
  const { at } = useMoment();
  const errorText = useErrorText();
  const { email } = useSignedInUser();
  const turn = useTurnMailing(bookletId, mailing.id);
  const awaited = useAwaitedTest(bookletId, mailing);
  const { tested } = mailing;
  const send = async () => {
    await onSave();
    turn.mutate('test', { onSuccess: awaited.await });
  };
  const titleOf = () => {
    if (awaited.isComing) return t('test.coming');
    if (!tested) return t('test.title');
    return t(tested.is_current ? 'test.current' : 'test.old');
  };
  const textOf = () => {
    if (awaited.isComing) return t(awaited.isLate ? 'test.late' : 'test.to', { address: email });
    return tested ? t('test.sent', { when: at(tested.at), name: tested.by_name }) : t('test.why', { address: email });
  };
  return (
    <section className={classes.test} aria-label={t('test.title')}>
      <div className={classes.testWords}>
        {tested?.is_current && !awaited.isComing && <Icon of={IconCircleCheck} />}
        <p role="status">
          <strong>{titleOf()}</strong>
          <span className={classes.small}>{textOf()}</span>
        </p>
      </div>
      <Button
        size="small"
        busy={turn.isPending || (awaited.isComing && !awaited.isLate)}
        aria-disabled={!isWhole}
        onClick={() => isWhole && void send()}
      >
        <Icon of={IconMailForward} />
        {t(tested ? 'test.again' : 'test.send')}
      </Button>
      {turn.error && <ErrorNote>{errorText(turn.error)}</ErrorNote>}
    </section>
  );
};

/** The day and hour that somebody wrote, on the clock of the company. */
const useChosenMoment = (starts_at: string | null) => {
  const timeZone = useSession()?.company?.timezone;
  const tomorrow = new Date(Date.now() + 86_400_000);
  const [day, setDay] = useState(dayIn(timeZone, starts_at ? new Date(starts_at) : tomorrow));
  const [time, setTime] = useState(starts_at ? timeOf(new Date(starts_at), timeZone) : '09:00');
  const moment = momentOf(day, time, timeZone);
  return { day, setDay, time, setTime, moment, isPast: moment !== undefined && moment.getTime() <= Date.now() };
};

type Props = {
  booklet: BookletOut;
  mailing: Mailing;
  summary: MailingsSummary;
  /** How many would get it, once they are counted. */
  count: number | undefined;
  isSaved: boolean;
  /** Whether nothing is missing in it. */
  isWhole: boolean;
  onSave: () => Promise<unknown>;
  /** Whether they leave one after the other until the evening. */
  spread: boolean;
  onSpread: (spread: boolean) => void;
};

/** Why it cannot leave yet, the first thing first. */
const obstacleOf = ({ mailing, summary, count, isSaved, isWhole }: Props) => {
  if (!summary.is_online) return 'offline';
  if (!summary.may_send) return 'refused';
  if (!isWhole) return 'incomplete';
  if (!isSaved) return 'unsaved';
  if (count === 0) return 'nobody';
  if (count !== undefined && summary.used + count > summary.quota) return 'quota';
  return mailing.tested?.is_current ? undefined : 'untested';
};

/** A test, then now or later. */
export const Departure = (props: Props) => {
  const { booklet, mailing, count = 0, isWhole, onSave, spread, onSpread } = props;
  const { t } = useTranslation(['emailing', 'common']);
  const errorText = useErrorText();
  const { at } = useMoment();
  const [when, setWhen] = useState<'now' | 'later'>(mailing.starts_at ? 'later' : 'now');
  const { day, setDay, time, setTime, moment, isPast } = useChosenMoment(mailing.starts_at);
  const turn = useTurnMailing(booklet.id, mailing.id);
  const schedule = useScheduleMailing(booklet.id, mailing.id);
  const obstacle = obstacleOf(props);
  const isWrong = when === 'later' && (!moment || isPast);
  const failure = turn.error ?? schedule.error;
  const launch = async () => {
    const isSure = await confirm({
      header: t('launch.header', { count }),
      message: t('launch.text'),
      acceptLabel: t('launch.accept', { count }),
      rejectLabel: t('common:labels.cancel'),
      defaultFocus: 'reject',
    });
    if (isSure) turn.mutate('launch');
  };
  const leave = () => {
    if (obstacle || isWrong) return;
    if (when === 'now') return void launch();
    if (moment)
      schedule.mutate(moment.toISOString(), {
        onSuccess: () =>
          notify({ severity: 'success', summary: t('launch.scheduled', { when: at(moment.toISOString()) }) }),
      });
  };
  const words: ReactNode =
    when === 'now' ? (
      <>
        <Icon of={IconSend} />
        {t('launch.accept', { count })}
      </>
    ) : (
      <>
        <Icon of={IconCalendar} />
        {t('launch.schedule', { count })}
      </>
    );
  return (
    <section className={classes.departure} aria-label={t('launch.title')}>
      <Test bookletId={booklet.id} mailing={mailing} isWhole={isWhole} onSave={onSave} />
      <RadioGroup
        label={t('launch.title')}
        look="card"
        choices={[
          { value: 'now', label: t('launch.now') },
          { value: 'later', label: t('launch.later') },
        ]}
        value={when}
        hint={t('launch.quiet')}
        onChange={({ target }) => setWhen(target.value === 'later' ? 'later' : 'now')}
      />
      {when === 'later' && (
        <div className={classes.pair}>
          <DateField
            label={t('launch.day')}
            value={day}
            onChange={setDay}
            error={isPast ? t('launch.past') : undefined}
          />
          <TextField
            type="time"
            label={t('launch.time')}
            value={time}
            onChange={({ target }) => setTime(target.value)}
          />
        </div>
      )}
      <Switch
        label={t('launch.spread')}
        hint={t('launch.spreadHint')}
        checked={spread}
        onChange={({ target }) => onSpread(target.checked)}
      />
      {failure && <ErrorNote>{errorText(failure)}</ErrorNote>}
      <p className={classes.obstacle} role="status">
        {obstacle && t(`obstacles.${obstacle}`, { count })}
      </p>
      <Button
        look="primary"
        wide
        busy={turn.isPending || schedule.isPending}
        aria-disabled={obstacle !== undefined || isWrong}
        onClick={leave}
      >
        {words}
      </Button>
    </section>
  );
};
