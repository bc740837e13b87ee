import { Icon, QueryView, SectionHeader } from '@livretier/ui';
import { IconAlertTriangle, IconChartPie, IconGavel, IconQuestionMark } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '@/shared/LinkButton';
import { useLocale } from '@/shared/locale/useLocale';
import { paths } from '@/shared/paths';
import { percentage, wholeNumber } from '@/shared/text/numbers';
import { type PlatformHome, platformQuery } from '../api';
import { TodoSkeleton } from './skeletons';
import classes from './Todo.module.css';

const topics = [
  { name: 'failed_jobs', icon: IconAlertTriangle, tone: 'danger', way: { to: paths.serviceStatus } },
  {
    name: 'obligations_to_check',
    icon: IconGavel,
    tone: 'warning',
    way: { to: paths.obligations, search: { statut: 'published', aVerifier: true } },
  },
  {
    name: 'obligations_in_doubt',
    icon: IconQuestionMark,
    tone: 'warning',
    way: { to: paths.obligations, search: { statut: 'published', doute: true } },
  },
] as const;

const Lines = ({ home }: { home: PlatformHome }) => {
  const { t } = useTranslation('todo');
  const locale = useLocale();
  const waiting = topics.filter(({ name }) => (home[name] ?? 0) > 0);
  const near = home.near_quota ?? [];
  if (waiting.length + near.length === 0) return <p className={classes.detail}>{t('platform.nothing')}</p>;
  return (
    <ul className={classes.list}>
      {waiting.map(({ name, icon, tone, way }) => (
        <li key={name} className={classes.line}>
          <span className={classes.sign} data-tone={tone}>
            <Icon of={icon} />
          </span>
          <p className={classes.title}>
            {t(`platform.${name}`, { count: home[name] ?? 0, number: wholeNumber(home[name] ?? 0, locale) })}
          </p>
          <span className={classes.cover} />
          <LinkButton {...way} look="link" size="small" aria-label={t(`platform.${name}_act`)}>
            {t('platform.open')}
          </LinkButton>
        </li>
      ))}
      {near.map(({ company, company_name, kind, percent }) => (
        <li key={`${company} ${kind}`} className={classes.line}>
          <span className={classes.sign} data-tone="info">
            <Icon of={IconChartPie} />
          </span>
          <div className={classes.words}>
            <p className={classes.title}>{company_name}</p>
            <p className={classes.detail}>{t(`platform.${kind}`, { percent: percentage(percent / 100, locale) })}</p>
          </div>
          <span className={classes.cover} />
          <LinkButton
            to={paths.company}
            params={{ id: company }}
            hash="quotas"
            look="link"
            size="small"
            aria-label={t('platform.openCompany', { company: company_name })}
          >
            {t('platform.open')}
          </LinkButton>
        </li>
      ))}
    </ul>
  );
};

/** What waits for those who run the installation. */
export const Platform = () => {
  const { t } = useTranslation('todo');
  return (
    <QueryView query={useQuery(platformQuery)} skeleton={<TodoSkeleton />} isEmpty={(home) => home === null}>
      {(home) =>
        home && (
          <section aria-labelledby="platform">
            <SectionHeader id="platform" title={t('platform.heading')} />
            <Lines home={home} />
          </section>
        )
      }
    </QueryView>
  );
};
