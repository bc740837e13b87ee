import { EmptyState, Icon, Page, QueryView, SectionHeader } from '@livretier/ui';
import { IconBook2, IconChartHistogram, IconChevronRight, IconDatabase, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSignedInUser } from '@/features/accounts';
import { flaggedPagesQuery } from '@/features/stats';
import { LinkButton } from '@/shared/LinkButton';
import { useLocale } from '@/shared/locale/useLocale';
import { paths } from '@/shared/paths';
import { RefusedPage } from '@/shared/RefusedPage';
import { wholeNumber } from '@/shared/text/numbers';
import { usePageTitle } from '@/shared/text/usePageTitle';
import { type Figures, figuresQuery } from '../api';
import { BeingRead } from '../body/Work';
import classes from './DashboardPage.module.css';

const names = ['published', 'awaited', 'acknowledged', 'late'] as const;

const FourFigures = ({ figures }: { figures: Figures }) => {
  const { t } = useTranslation('dashboard');
  const locale = useLocale();
  return (
    <dl className={classes.figures}>
      {names.map((name) => (
        <div key={name} className={classes.figure}>
          <dt>{t(`figures.${name}`, { count: figures[name] })}</dt>
          <dd>{wholeNumber(figures[name], locale)}</dd>
        </div>
      ))}
    </dl>
  );
};

/** What the four figures mean, in words. */
const useRemember = ({ awaited, acknowledged, late }: Figures) => {
  const { t } = useTranslation('dashboard');
  const locale = useLocale();
  if (awaited === 0) return [t('remember.nobody')];
  const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  return [
    acknowledged === awaited
      ? t('remember.everybody')
      : t('remember.share', { share: share.format(acknowledged / awaited) }),
    t('remember.late', { count: late, number: wholeNumber(late, locale) }),
  ];
};

/** The page that most devices did not understand, once a lot of it is published, and the way to write it again. */
const LeastUnderstood = () => {
  const { t } = useTranslation('dashboard');
  const locale = useLocale();
  const page = useQuery(flaggedPagesQuery({})).data?.pages[0];
  if (!page) return null;
  const { booklet_id, title, unclear, devices, may_edit } = page;
  const way = may_edit
    ? { to: paths.bookletEditor as string, params: { id: booklet_id }, search: { page: page.page } }
    : { to: paths.statistics as string, search: { livret: booklet_id } };
  return (
    <li>
      {t('remember.unclear')} <Link {...way}>{title || t('remember.untitled')}</Link>
      {t('remember.unclearOn', {
        count: unclear,
        unclear: wholeNumber(unclear, locale),
        devices: wholeNumber(devices, locale),
      })}
    </li>
  );
};

const Remember = ({ figures }: { figures: Figures }) => {
  const { t } = useTranslation('dashboard');
  const sentences = useRemember(figures);
  const { abilities } = useSignedInUser();
  return (
    <section aria-labelledby="remember">
      <SectionHeader id="remember" title={t('remember.title')} />
      <ul className={classes.sentences}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
        {abilities.read_statistics && <LeastUnderstood />}
      </ul>
    </section>
  );
};

const doors = [
  { name: 'booklets', to: paths.booklets, icon: IconBook2, ability: 'see_booklets' },
  { name: 'people', to: paths.people, icon: IconUsers, ability: 'manage_people' },
  { name: 'statistics', to: paths.statistics, icon: IconChartHistogram, ability: 'read_statistics' },
  { name: 'storage', to: paths.storage, icon: IconDatabase, ability: 'see_storage' },
] as const;

const Doors = () => {
  const { t } = useTranslation('dashboard');
  const { abilities } = useSignedInUser();
  return (
    <nav aria-label={t('doors.label')}>
      <ul className={classes.doors}>
        {doors
          .filter(({ ability }) => abilities[ability])
          .map(({ name, to, icon }) => (
            <li key={name}>
              <Link to={to} className={classes.door}>
                <Icon of={icon} />
                <span>
                  <strong>{t(`doors.${name}.title`)}</strong>
                  <span>{t(`doors.${name}.text`)}</span>
                </span>
                <Icon of={IconChevronRight} size={16} />
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
};

const Nothing = () => {
  const { t } = useTranslation('dashboard');
  return (
    <EmptyState
      title={t('none.title')}
      action={
        <LinkButton look="primary" to={paths.booklets}>
          {t('none.action')}
        </LinkButton>
      }
    >
      {t('none.text')}
    </EmptyState>
  );
};

const Skeleton = () => (
  <div className={classes.figures} aria-busy="true">
    {names.map((name) => (
      <div key={name} className={classes.figure} />
    ))}
  </div>
);

const Dashboard = () => {
  const { t } = useTranslation('dashboard');
  return (
    <Page title={t('title')} lead={t('lead')}>
      <div className={classes.sections}>
        <QueryView
          query={useQuery(figuresQuery)}
          skeleton={<Skeleton />}
          isEmpty={(figures) => !figures?.published}
          empty={<Nothing />}
        >
          {(figures) =>
            figures && (
              <>
                <FourFigures figures={figures} />
                <Remember figures={figures} />
                <BeingRead />
              </>
            )
          }
        </QueryView>
        <Doors />
      </div>
    </Page>
  );
};

/** /tableau-bord: how far the reading is, what to keep in mind, and the ways on. */
export const DashboardPage = () => {
  const { t } = useTranslation('dashboard');
  const { abilities } = useSignedInUser();
  usePageTitle(t('title'));
  return abilities.see_booklets || abilities.see_storage ? <Dashboard /> : <RefusedPage title={t('title')} />;
};
