import { languageName } from '@livretier/booklet';
import { type Drawing, Icon, StatusTag } from '@livretier/ui';
import {
  IconBook,
  IconBookmarks,
  IconCertificate,
  IconChecks,
  IconClock,
  IconHandGrab,
  IconMailOpened,
  IconRefresh,
  IconSend,
  IconUserMinus,
  IconUserPlus,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSession } from '@/features/accounts';
import { type BookletOut, outlineQuery } from '@/features/booklets/api';
import { LinkButton } from '@/shared/LinkButton';
import { useLocale } from '@/shared/locale/useLocale';
import { paths } from '@/shared/paths';
import { capitalized } from '@/shared/text/dates';
import { messagesQuery, type Participant, type PersonMessage, receiptsQuery } from '../api/participants';
import { useDayText } from '../useTexts';
import classes from './Drawer.module.css';
import { SeenThen } from './SeenThen';
import { type Step, timelineOf } from './timeline';

const icons: Record<Step['kind'], Drawing> = {
  added: IconUserPlus,
  invited: IconHandGrab,
  written: IconSend,
  opened: IconMailOpened,
  confirmed: IconBookmarks,
  read: IconBook,
  acknowledged: IconChecks,
  excluded: IconUserMinus,
  awaited: IconClock,
  reread: IconRefresh,
};

/** The titles of pages; one that is gone since is not named. */
const usePageTitles = (bookletId: string, wanted: readonly string[]) => {
  const { t } = useTranslation('participation');
  const locale = useLocale();
  const outline = useQuery({ ...outlineQuery(bookletId), enabled: wanted.length > 0 }).data;
  const pages = outline?.chapters.flatMap((chapter) => chapter.pages) ?? [];
  const titles = wanted.flatMap((id) => pages.find((page) => page.id === id)?.title ?? []);
  return new Intl.ListFormat(locale).format(titles.map((title) => t('quoted', { title })));
};

type Text = { title: string; detail?: string; when?: string };

/** What was acknowledged, in which language and how; its number where one may read the register. */
const useReceiptText = () => {
  const { t } = useTranslation('participation');
  const locale = useLocale();
  const { momentText } = useDayText();
  return ({ at, receipt }: Extract<Step, { kind: 'acknowledged' }>): Text => {
    if (!receipt) return { title: t('timeline.acknowledged'), when: momentText(at) };
    const { version, locale: language, channel, number } = receipt;
    const how = t(`timeline.channels.${channel}`);
    return {
      title: t('timeline.acknowledgedVersion', { version }),
      detail: t('timeline.receipt', { language: capitalized(languageName(language, locale)), how, number }),
      when: momentText(at),
    };
  };
};

type Standing = 'sent' | 'delivered' | 'refused' | 'complained' | 'uncertain';

/* What has not left is no message yet. */
const standings: Partial<Record<PersonMessage['state'], Standing>> = {
  delivered: 'delivered',
  bounced: 'refused',
  failed: 'refused',
  complained: 'complained',
  uncertain: 'uncertain',
};

/** A message, and what became of it; one that the booklet sent by itself has no name that anybody gave it. */
const useMessageText = () => {
  const { t } = useTranslation('participation');
  const { dayText, momentText } = useDayText();
  return ({ at, message }: Extract<Step, { kind: 'written' }>): Text => {
    const { nature, by_itself, name, state, answer, clicked_on, signer } = message;
    const standing = standings[state] ?? 'sent';
    const said = [
      !by_itself && t('timeline.messages.named', { name }),
      t(`timeline.messages.${standing}`),
      standing === 'refused' && answer,
      signer === 'representative' && t('timeline.messages.toRepresentative'),
      clicked_on && t('timeline.messages.clicked', { day: dayText(clicked_on) }),
    ];
    return {
      title: t(`timeline.messages.${by_itself ? 'automatic' : 'natures'}.${nature}`),
      detail: said.filter(Boolean).join(' '),
      when: momentText(at),
    };
  };
};

/** What is still to be read, and until when. */
const useAwaitedText = (bookletId: string, { reread_pages, reread_reason }: Participant) => {
  const { t } = useTranslation('participation');
  const { dayText } = useDayText();
  const titles = usePageTitles(bookletId, reread_pages);
  return ({ kind, day, late, pages }: Extract<Step, { kind: 'awaited' | 'reread' }>): Text => {
    const when = day ? t(late ? 'timeline.since' : 'timeline.before', { day: dayText(day) }) : '';
    if (kind === 'awaited') return { title: t('timeline.awaited'), when };
    return {
      title: titles ? t('timeline.rereadPages', { titles }) : t('timeline.reread', { count: pages.length }),
      detail: reread_reason ? t(`timeline.reasons.${reread_reason}`, { count: pages.length }) : '',
      when,
    };
  };
};

const useStepTexts = (bookletId: string, participant: Participant) => {
  const { t } = useTranslation('participation');
  const { dayText, momentText } = useDayText();
  const receiptText = useReceiptText();
  const messageText = useMessageText();
  const awaitedText = useAwaitedText(bookletId, participant);
  const { by_rule, fits } = participant;
  return (step: Step): Text => {
    switch (step.kind) {
      case 'added': {
        const title = t(by_rule ? 'timeline.addedByRule' : 'timeline.added');
        return { title, detail: fits ? '' : t('timeline.unfit'), when: momentText(step.at) };
      }
      case 'invited':
        return { title: t('timeline.invited'), when: momentText(step.at) };
      case 'opened':
      case 'read':
        return { title: t(`timeline.${step.kind}`), when: dayText(step.day) };
      case 'confirmed':
        return { title: t('timeline.confirmed', { count: step.pages }) };
      case 'excluded':
        return { title: t('timeline.excluded'), detail: step.reason, when: momentText(step.at) };
      case 'acknowledged':
        return receiptText(step);
      case 'written':
        return messageText(step);
      default:
        return awaitedText(step);
    }
  };
};

type Props = { booklet: BookletOut; participant: Participant };

/** What happened to somebody with this booklet, the newest first. */
export const Timeline = ({ booklet, participant }: Props) => {
  const { t } = useTranslation('participation');
  const timeZone = useSession()?.company?.timezone;
  const receipts = useQuery(receiptsQuery(booklet.id, participant.id)).data ?? [];
  const messages = useQuery(messagesQuery(booklet.id, participant.id)).data ?? [];
  const textOf = useStepTexts(booklet.id, participant);
  return (
    <section aria-labelledby="timeline">
      <h3 id="timeline" className={classes.title}>
        {t('timeline.title')}
      </h3>
      <ol className={classes.timeline}>
        {timelineOf(participant, { receipts, messages }, timeZone).map((step) => {
          const { title, detail, when } = textOf(step);
          const cancelled = step.kind === 'acknowledged' && step.receipt?.state === 'cancelled';
          return (
            <li
              key={`${step.kind} ${'message' in step ? step.message.id : 'at' in step ? step.at : ''}`}
              className={classes.step}
              data-kind={step.kind}
            >
              <span className={classes.node} aria-hidden="true">
                <Icon of={icons[step.kind]} size={14} />
              </span>
              <div className={classes.words}>
                <p className={classes.what}>
                  {title} {cancelled && <StatusTag shape="ring">{t('timeline.cancelled')}</StatusTag>}
                </p>
                {detail && <p className={classes.detail}>{detail}</p>}
                {step.kind === 'acknowledged' && step.receipt && (
                  <SeenThen booklet={booklet} participant={participant} receipt={step.receipt} />
                )}
              </div>
              {when && <p className={classes.when}>{when}</p>}
            </li>
          );
        })}
      </ol>
      {receipts.length > 0 && (
        <LinkButton
          look="quiet"
          size="small"
          to={paths.bookletParticipants}
          search={{ livret: booklet.id, vue: 'registre', personne: participant.id }}
        >
          <Icon of={IconCertificate} />
          {t('timeline.inRegister')}
        </LinkButton>
      )}
    </section>
  );
};
