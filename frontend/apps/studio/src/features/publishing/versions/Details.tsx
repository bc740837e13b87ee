import { languageName } from '@livretier/booklet';
import { Button, confirm, Dialog, Icon, notify, QueryView, StatusTag } from '@livretier/ui';
import { IconEye, IconHistory, IconReload } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '@/features/accounts';
import { ReaderView } from '@/features/booklets/booklet';
import { useLocale } from '@/shared/locale/useLocale';
import { calendarDay, capitalized, longDate } from '@/shared/text/dates';
import { useMomentText } from '@/shared/text/useMomentText';
import {
  type BookletOut,
  formerQuery,
  isGoing,
  type Publication,
  type PublicationLine,
  publicationQuery,
  putBack,
  refreshPublished,
} from '../api';
import { followPublication } from '../watch/follow';
import { Archive } from './Archive';
import classes from './Details.module.css';
import { Pdfs } from './Pdfs';

type FormerProps = { bookletId: string; publication: string; version: string; onClose: () => void };

/** The booklet as it was that day. */
const Former = ({ bookletId, publication, version, onClose }: FormerProps) => {
  const { t } = useTranslation('publishing');
  const content = useQuery(formerQuery(bookletId, publication));
  const lead = t('details.formerLead', { version });
  if (content.data) return <ReaderView content={content.data} lead={lead} onClose={onClose} />;
  return (
    <Dialog opened wide="very" title={t('details.title', { version })} onClose={onClose}>
      <QueryView query={content}>{() => null}</QueryView>
    </Dialog>
  );
};

/** "9f02 6b1d 44c8 e7a0 … 51be": enough to tell two apart; the whole is in its title. */
const spelled = (hash: string) => `${(hash.slice(0, 16).match(/.{4}/g) ?? []).join(' ')} … ${hash.slice(-4)}`;

/** What is known of a version. */
const Facts = ({ version }: { version: Publication }) => {
  const { t } = useTranslation('publishing');
  const locale = useLocale();
  const { covered, missing, not_applicable } = version.coverage;
  const grid = [
    t('details.covered', { count: covered }),
    ...(missing > 0 ? [t('details.missing', { count: missing })] : []),
    ...(not_applicable > 0 ? [t('details.notApplicable', { count: not_applicable })] : []),
  ];
  const facts = {
    note: version.note,
    effective: longDate(calendarDay(version.effective_on), locale),
    languages: capitalized(version.locales.map((tag) => languageName(tag, locale)).join(', ')),
    grid: grid.join(', '),
  };
  return (
    <dl className={classes.facts}>
      {Object.entries(facts).map(([name, text]) => (
        <div key={name}>
          <dt>{t(`details.${name as keyof typeof facts}`)}</dt>
          <dd>{text}</dd>
        </div>
      ))}
      <div>
        <dt>{t('details.hash')}</dt>
        <dd className={classes.hash} title={version.sha256}>
          {spelled(version.sha256)}
        </dd>
      </div>
    </dl>
  );
};

type Asked = {
  booklet: Pick<BookletOut, 'id' | 'name' | 'status'>;
  address: string;
  online: PublicationLine | undefined;
};

/** Gives readers a former version again, after a question: it reaches them at once. */
const usePutBack = ({ booklet, address, online }: Asked) => {
  const { t } = useTranslation('publishing');
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (publication: string) => putBack(booklet.id, publication),
    onSuccess: (publication: Publication) => {
      if (isGoing(publication)) followPublication(client, { booklet, address, publication });
      else notify({ severity: 'success', summary: t('details.isBack', { version: publication.version }) });
    },
    onSettled: () => refreshPublished(client, booklet.id),
  });
  const meaning = () => {
    if (booklet.status === 'suspended') return t('details.ask.textSuspended');
    return online ? t('details.ask.text', { online: online.version }) : t('details.ask.textNothing');
  };
  const ask = async ({ id, version }: PublicationLine) => {
    const sure = await confirm({
      header: t('details.ask.header', { version }),
      message: meaning(),
      icon: <Icon of={IconHistory} />,
      acceptLabel: t('details.putBack'),
      rejectLabel: t('details.ask.reject'),
      defaultFocus: 'reject',
    });
    if (sure) mutate(id);
  };
  /* One that never got there is made again: there is nothing to ask. */
  return { ask, again: ({ id }: PublicationLine) => mutate(id), busy: isPending };
};

type Props = {
  booklet: BookletOut;
  id: string;
  online: PublicationLine | undefined;
  address: string;
  mayPutBack: boolean;
};

const Acts = ({ booklet, online, address, mayPutBack, version }: Omit<Props, 'id'> & { version: Publication }) => {
  const { t } = useTranslation('publishing');
  const [reading, setReading] = useState(false);
  const { ask, again, busy } = usePutBack({ booklet, address, online });
  const failed = version.state === 'failed';
  return (
    <div className={classes.acts}>
      <Button size="small" onClick={() => setReading(true)}>
        <Icon of={IconEye} size={16} />
        {t('details.read')}
      </Button>
      <Pdfs bookletId={booklet.id} version={version} />
      <Archive bookletId={booklet.id} version={version} />
      {mayPutBack && !version.online && !isGoing(version) && (
        <>
          <Button size="small" busy={busy} onClick={() => (failed ? again(version) : void ask(version))}>
            <Icon of={failed ? IconReload : IconHistory} size={16} />
            {t(failed ? 'details.again' : 'details.putBack')}
          </Button>
          <p className={classes.hint}>{t('details.putBackHint')}</p>
        </>
      )}
      {reading && (
        <Former
          bookletId={booklet.id}
          publication={version.id}
          version={version.version}
          onClose={() => setReading(false)}
        />
      )}
    </div>
  );
};

/** Who published a version and when, what it holds, and what can be done with it. */
export const Details = ({ id, ...given }: Props) => {
  const { t } = useTranslation('publishing');
  const version = useQuery(publicationQuery(given.booklet.id, id));
  const moment = useMomentText('at', useSession()?.company?.timezone);
  return (
    <QueryView query={version}>
      {(found) => (
        <>
          <div className={classes.part}>
            <div className={classes.head}>
              <h2>{t('details.title', { version: found.version })}</h2>
              {found.online && (
                <StatusTag shape="dot" tone="success">
                  {t('list.tags.online')}
                </StatusTag>
              )}
            </div>
            <p className={classes.by}>
              {found.automatic
                ? t('details.automatic', { moment: moment(found.at) })
                : t('details.by', { moment: moment(found.at), name: found.by_name })}
            </p>
          </div>
          <div className={classes.part}>
            <Facts version={found} />
          </div>
          <Acts key={found.id} {...given} version={found} />
        </>
      )}
    </QueryView>
  );
};
