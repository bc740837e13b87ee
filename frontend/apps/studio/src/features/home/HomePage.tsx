import { Icon, Page } from '@livretier/ui';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '@/shared/LinkButton';
import { useLocale } from '@/shared/locale/useLocale';
import { withTexts } from '@/shared/locale/withTexts';
import { paths } from '@/shared/paths';
import { capitalized, longDate } from '@/shared/text/dates';
import { usePageTitle } from '@/shared/text/usePageTitle';
import { type SessionUser, useSignedInUser } from '../accounts';
import { OwnInvitations } from '../companies';
import { obligationKinds, todoQuery } from './api';
import classes from './HomePage.module.css';

/* The greeting is there at once; what waits comes with its covers and its texts. */
const body = withTexts(() => import('./pages'));
const HomeBody = lazy(async () => ({ default: (await body()).HomeBody }));
const Platform = lazy(async () => ({ default: (await body()).Platform }));
const PlatformBody = lazy(async () => ({ default: (await body()).PlatformBody }));
const Workspace = lazy(async () => ({ default: (await body()).Workspace }));

/** The first step of the creation; on a phone it stays at the foot of the screen. */
const CreateBooklet = () => {
  const { t } = useTranslation('home');
  return (
    <span className={classes.create}>
      <LinkButton to={paths.creationName} look="primary">
        <Icon of={IconPlus} />
        {t('create')}
      </LinkButton>
    </span>
  );
};

/** The day and, once it is known, how much waits. */
const useLead = ({ company }: SessionUser) => {
  const { t } = useTranslation('home');
  const date = capitalized(longDate(new Date(), useLocale(), { weekday: true }));
  const { data } = useQuery({ ...todoQuery, enabled: company !== null });
  const lines = data?.lines ?? [];
  const obligations = lines.filter(({ kind }) => obligationKinds.includes(kind)).length;
  if (lines.length === 0) return date;
  const waiting = t('waiting', { count: lines.length });
  return obligations === 0
    ? t('lead', { date, waiting })
    : t('leadWithObligations', { date, waiting, obligations: t('obligations', { count: obligations }) });
};

export const HomePage = () => {
  const { t } = useTranslation('home');
  const user = useSignedInUser();
  const lead = useLead(user);
  usePageTitle(t('title'));
  return (
    <Page
      display
      title={t('greeting', { name: user.first_name })}
      lead={lead}
      actions={user.abilities.create_booklets && <CreateBooklet />}
    >
      <div className={classes.sections}>
        <OwnInvitations />
        <Suspense fallback={<div aria-busy="true" />}>
          {!user.company && <Workspace user={user} />}
          {user.platform_role !== 'none' && (user.company ? <Platform /> : <PlatformBody />)}
          {user.company && <HomeBody companyId={user.company.id} />}
        </Suspense>
      </div>
    </Page>
  );
};
