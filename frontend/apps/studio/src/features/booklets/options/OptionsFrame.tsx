import { Button, Icon, QueryView, Skeleton } from '@livretier/ui';
import { IconEye, IconLanguage, IconPencil, IconWorldUpload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignedInUser } from '@/features/accounts';
import {
  bookletQuery,
  mailingsOf,
  mailingsSummaryQuery,
  participantsOf,
  participantsSummaryQuery,
  readingQuery,
} from '@/features/booklets/api';
import { BookletStatusTag, CoverOf } from '@/features/booklets/booklet';
import { CopyLink, PublishingDialog } from '@/features/publishing';
import { LinkButton } from '@/shared/LinkButton';
import { paths } from '@/shared/paths';
import { RefusedPage } from '@/shared/RefusedPage';
import { useShownThing } from '@/shared/shownThing';
import { usePageTitle } from '@/shared/text/usePageTitle';
import { accessesQuery } from '../access/api';
import { hasOptions, isPublishable } from '../acts/acts';
import { useBookletParam } from '../bookletSearch';
import type { BookletOut } from '../types';
import { BookletPicker } from './BookletPicker';
import { isManager } from './managers/managers';
import classes from './OptionsFrame.module.css';

type Children = { children: (booklet: BookletOut) => ReactNode };

const One = ({ id, children }: Children & { id: string }) => (
  <QueryView query={useQuery(bookletQuery(id))} skeleton={<Skeleton shape="fields" lines={6} />}>
    {children}
  </QueryView>
);

/** A screen about the booklet that the address names; without one, about which it shall be. */
export const OfBooklet = ({ children }: Children) => {
  const { t } = useTranslation('booklets');
  const id = useBookletParam();
  if (!useSignedInUser().abilities.see_booklets) return <RefusedPage title={t('options.title')} />;
  return id ? (
    <One key={id} id={id}>
      {children}
    </One>
  ) : (
    <BookletPicker />
  );
};

/** The screens of the options of a booklet, and how many people or mailings are behind four of them. */
export const OptionsTabs = ({ booklet }: { booklet: BookletOut }) => {
  const { t } = useTranslation('booklets');
  const shown = hasOptions(booklet);
  const people = useQuery({ ...accessesQuery(booklet.id), enabled: shown }).data?.items;
  const summary = useQuery({ ...participantsSummaryQuery(booklet.id), enabled: shown }).data;
  const mailings = useQuery({ ...mailingsSummaryQuery(booklet.id), enabled: shown }).data;
  if (!shown) return null;
  const tabs = [
    {
      path: paths.bookletParticipants,
      label: t('options.tabs.participants'),
      count: summary && participantsOf(summary),
    },
    { path: paths.bookletMailings, label: t('options.tabs.mailings'), count: mailings && mailingsOf(mailings) },
    { path: paths.bookletAccess, label: t('options.tabs.reading'), count: undefined },
    { path: paths.bookletManagers, label: t('options.tabs.managers'), count: people?.filter(isManager).length },
    { path: paths.bookletUsers, label: t('options.tabs.users'), count: people?.length },
    { path: paths.bookletAdvanced, label: t('options.tabs.advanced'), count: undefined },
  ] as const;
  return (
    <nav className={classes.tabs} aria-label={t('options.title')}>
      {tabs.map(({ path, label, count }) => (
        <Link
          key={path}
          to={path}
          search={{ livret: booklet.id }}
          activeOptions={{ includeSearch: false }}
          className={classes.tab}
        >
          {label} {count !== undefined && <span className={classes.count}>{count}</span>}
        </Link>
      ))}
    </nav>
  );
};

/** The head that all screens about one booklet share: its cover, its name, where it stands and where it will be read. */
export const useFrame = (booklet: BookletOut, screen: string) => {
  const { t } = useTranslation(['booklets', 'publishing']);
  const [publishing, setPublishing] = useState(false);
  const { id, name, status, has_changes, abilities } = booklet;
  const reading = useQuery(readingQuery(id)).data;
  const isRead = status === 'published' || status === 'suspended';
  const isUpToDate = isRead && !has_changes;
  usePageTitle(t('options.pageTitle', { screen, name }));
  useShownThing(name);
  return {
    title: name,
    mark: <CoverOf booklet={booklet} size="row" />,
    tag: <BookletStatusTag booklet={booklet} />,
    /* Its place is kept while it is not known yet. */
    lead: (reading && (isRead ? <CopyLink address={reading.address} /> : reading.shown_address)) ?? '\u00a0',
    actions: (
      <>
        <LinkButton to={paths.bookletEditor} params={{ id }}>
          <Icon of={abilities.write ? IconPencil : IconEye} />
          {t(abilities.write ? 'options.edit' : 'options.read')}
        </LinkButton>
        {abilities.translate && booklet.locales.length > 1 && (
          <LinkButton to={paths.bookletTranslations} params={{ id }}>
            <Icon of={IconLanguage} />
            {t('options.translate')}
          </LinkButton>
        )}
        {isPublishable(booklet) && (
          <Button look={isUpToDate ? 'default' : 'primary'} onClick={() => setPublishing(true)}>
            <Icon of={IconWorldUpload} />
            {t(isRead && has_changes ? 'publishing:publishChanges' : 'publishing:publish')}
          </Button>
        )}
        {publishing && <PublishingDialog booklet={booklet} onClose={() => setPublishing(false)} />}
      </>
    ),
  };
};
