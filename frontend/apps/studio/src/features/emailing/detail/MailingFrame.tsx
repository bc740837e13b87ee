import { Button, confirm, Icon, notify, Page, QueryView } from '@livretier/ui';
import { IconPencil, IconPlayerPause, IconPlayerPlay, IconSquareX } from '@tabler/icons-react';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookletOut } from '@/features/booklets/api';
import { paths } from '@/shared/paths';
import { useShownThing } from '@/shared/shownThing';
import { useErrorText } from '@/shared/text/useErrorText';
import { usePageTitle } from '@/shared/text/usePageTitle';
import { type Act, type Mailing, type MailingsSummary, useMailing, useTurnMailing } from '../api/mailings';
import { MailingTag } from '../MailingTag';
import { useMoment } from '../useMailingTexts';
import classes from './Detail.module.css';

type OfMailingProps = { booklet: BookletOut; children: (mailing: Mailing) => ReactNode };

/** A screen about the mailing that the address names. */
export const OfMailing = ({ booklet, children }: OfMailingProps) => {
  const { t } = useTranslation('emailing');
  const { id = '' } = useParams({ strict: false });
  const mailing = useMailing(booklet.id, id);
  if (mailing.data) return children(mailing.data);
  return (
    <Page title={t('title')}>
      <QueryView query={mailing}>{() => null}</QueryView>
    </Page>
  );
};

type Props = { booklet: BookletOut; mailing: Mailing; summary: MailingsSummary };

/** What can be done with the whole of it, now. */
const Acts = ({ booklet, mailing, summary }: Props) => {
  const { t } = useTranslation(['emailing', 'common']);
  const errorText = useErrorText();
  const navigate = useNavigate();
  const { name, state, counts } = mailing;
  const turn = useTurnMailing(booklet.id, mailing.id);
  const run = (act: Act) =>
    turn.mutate(act, {
      onSuccess: () => {
        if (act === 'unschedule')
          void navigate({ to: paths.bookletMailing, params: { id: mailing.id }, search: { livret: booklet.id } });
        notify({ severity: 'success', summary: t(`acts.done.${act}`, { name }) });
      },
      onError: (error) => notify({ severity: 'error', summary: errorText(error) }),
    });
  const cancel = async () => {
    const isSure = await confirm({
      header: t('acts.cancel.header', { name }),
      message: t('acts.cancel.text', { count: counts.to_send }),
      acceptLabel: t('acts.cancel.accept'),
      rejectLabel: t('acts.cancel.reject'),
      defaultFocus: 'reject',
      danger: true,
    });
    if (isSure) run('cancel');
  };
  if (!summary.may_change) return null;
  const busy = (act: Act) => turn.isPending && turn.variables === act;
  return (
    <>
      {state === 'scheduled' && !mailing.launched_at && (
        <Button busy={busy('unschedule')} onClick={() => run('unschedule')}>
          <Icon of={IconPencil} />
          {t('acts.unschedule')}
        </Button>
      )}
      {state === 'paused' && (
        <Button onClick={() => void cancel()} busy={busy('cancel')}>
          <Icon of={IconSquareX} />
          {t('acts.cancel.open')}
        </Button>
      )}
      {state === 'sending' && (
        <Button busy={busy('pause')} onClick={() => run('pause')}>
          <Icon of={IconPlayerPause} />
          {t('acts.pause')}
        </Button>
      )}
      {state === 'paused' && summary.may_send && (
        <Button look="primary" busy={busy('resume')} onClick={() => run('resume')}>
          <Icon of={IconPlayerPlay} />
          {t('acts.resume')}
        </Button>
      )}
    </>
  );
};

const useLead = ({ launched_at, starts_at, by_name, origin }: Mailing, bookletName: string) => {
  const { t } = useTranslation('emailing');
  const { at } = useMoment();
  const by = origin === 'manual' && by_name ? 'by' : 'alone';
  if (launched_at) return t(`lead.launched.${by}`, { booklet: bookletName, when: at(launched_at), name: by_name });
  if (starts_at) return t(`lead.scheduled.${by}`, { booklet: bookletName, when: at(starts_at), name: by_name });
  return bookletName;
};

/** The head that the screens of a mailing share once it is no draft any more. */
export const MailingFrame = ({ booklet, mailing, summary, children }: Props & { children: ReactNode }) => {
  const { t } = useTranslation(['emailing', 'booklets']);
  const lead = useLead(mailing, booklet.name);
  useShownThing(booklet.name);
  usePageTitle(t('booklets:options.pageTitle', { screen: mailing.name, name: booklet.name }));
  const here = { params: { id: mailing.id }, search: { livret: booklet.id } };
  return (
    <Page
      title={mailing.name}
      tag={<MailingTag mailing={mailing} />}
      lead={lead}
      actions={<Acts booklet={booklet} mailing={mailing} summary={summary} />}
    >
      <nav className={classes.tabs} aria-label={mailing.name}>
        <Link
          to={paths.bookletMailing}
          {...here}
          activeOptions={{ exact: true, includeSearch: false }}
          className={classes.tab}
        >
          {t('tabs.summary')}
        </Link>
        <Link to={paths.bookletRecipients} {...here} activeOptions={{ includeSearch: false }} className={classes.tab}>
          {t('tabs.recipients')} {mailing.launched_at && <span className={classes.count}>{mailing.counts.total}</span>}
        </Link>
      </nav>
      {children}
    </Page>
  );
};
