import { Page } from '@livretier/ui';
import {
  IconAdjustments,
  IconClipboardCheck,
  IconMail,
  IconQrcode,
  IconUserStar,
  IconUsers,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  mailingsOf,
  mailingsSummaryQuery,
  participantsOf,
  participantsSummaryQuery,
  readingQuery,
} from '@/features/booklets/api';
import { CoverageGrid } from '@/features/booklets/booklet';
import { WaitingNote } from '@/features/updates';
import { DoorCard } from '@/shared/DoorCard';
import { paths } from '@/shared/paths';
import { accessesQuery } from '../access/api';
import { hasOptions } from '../acts/acts';
import type { BookletOut } from '../types';
import { optionsQuery } from './api';
import { managersOf } from './managers/managers';
import { OfBooklet, OptionsTabs, useFrame } from './OptionsFrame';
import classes from './OptionsHomePage.module.css';

const doors = [
  { name: 'participants', path: paths.bookletParticipants, icon: IconClipboardCheck },
  { name: 'mailings', path: paths.bookletMailings, icon: IconMail },
  { name: 'reading', path: paths.bookletAccess, icon: IconQrcode },
  { name: 'managers', path: paths.bookletManagers, icon: IconUserStar },
  { name: 'users', path: paths.bookletUsers, icon: IconUsers },
  { name: 'advanced', path: paths.bookletAdvanced, icon: IconAdjustments },
] as const;

/** What is known behind each door; a card without facts still opens. */
const useFacts = (id: string, enabled: boolean) => {
  const { t } = useTranslation('booklets');
  const people = useQuery({ ...accessesQuery(id), enabled }).data?.items;
  const options = useQuery({ ...optionsQuery(id), enabled }).data;
  const reading = useQuery({ ...readingQuery(id), enabled }).data;
  const summary = useQuery({ ...participantsSummaryQuery(id), enabled }).data;
  const mailings = useQuery({ ...mailingsSummaryQuery(id), enabled }).data;
  const managers = people && managersOf(people);
  const [first] = managers ?? [];
  return {
    participants: summary && {
      fact: t('options.facts.participants', { count: participantsOf(summary) }),
      alert: summary.late > 0 ? t('options.facts.late', { count: summary.late }) : undefined,
    },
    mailings: mailings && { fact: t('options.facts.mailings', { count: mailingsOf(mailings) }) },
    reading: reading && { fact: t(`options.facts.reading.${reading.mode}`) },
    managers: managers && {
      fact: t('options.facts.managers', { count: managers.length }),
      alert: first?.duty === 'main' ? undefined : t('options.facts.noMain'),
    },
    users: people && { fact: t('options.facts.users', { count: people.length }) },
    advanced: options && { fact: t(`options.facts.order.${options.free_order ? 'free' : 'chapters'}`) },
  };
};

const OptionsHome = ({ booklet }: { booklet: BookletOut }) => {
  const { t } = useTranslation('booklets');
  const frame = useFrame(booklet, t('options.title'));
  const shown = hasOptions(booklet);
  const facts = useFacts(booklet.id, shown);
  return (
    <Page {...frame}>
      <OptionsTabs booklet={booklet} />
      <WaitingNote bookletId={booklet.id} />
      {shown && (
        <ul className={classes.cards}>
          {doors.map(({ name, path, icon }) => (
            <li key={name}>
              <DoorCard
                to={path}
                search={{ livret: booklet.id }}
                icon={icon}
                title={t(`options.tabs.${name}`)}
                text={t(`options.texts.${name}`)}
                {...facts[name]}
              />
            </li>
          ))}
        </ul>
      )}
      <div className={classes.grid}>
        <CoverageGrid bookletId={booklet.id} mayWrite={booklet.abilities.build} />
      </div>
    </Page>
  );
};

/** /livrets/options: what can be set of a booklet, and what it covers. */
export const OptionsHomePage = () => <OfBooklet>{(booklet) => <OptionsHome booklet={booklet} />}</OfBooklet>;
