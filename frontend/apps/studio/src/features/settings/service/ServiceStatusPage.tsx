import { Page, QueryView, SectionHeader, Stack, StatusTag, WarningNote } from '@livretier/ui';
import { IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSignedInUser } from '@/features/accounts';
import { useLocale } from '@/shared/locale/useLocale';
import { RefusedPage } from '@/shared/RefusedPage';
import { clock } from '@/shared/text/moments';
import { usePageTitle } from '@/shared/text/usePageTitle';
import { type ServiceStatus, useServiceStatus } from './api';
import { type Part, PartsTable } from './PartsTable';
import { Processes } from './Processes';
import classes from './Service.module.css';
import { TroubledJobs } from './TroubledJobs';

/** How many things somebody should look at; a job that waits goes on by itself. */
const troublesOf = ({ processes, servers, jobs }: ServiceStatus) =>
  processes.filter(({ missing }) => missing).length +
  servers.filter(({ answers }) => !answers).length +
  [jobs.failed, jobs.failing].filter((count) => count > 0).length;

/** All in one sentence, which a screen reader says when it becomes another one. */
const Summary = ({ status }: { status: ServiceStatus }) => {
  const { t } = useTranslation('service');
  const count = troublesOf(status);
  if (count > 0)
    return (
      <WarningNote tone="danger" title={t('trouble', { count })}>
        {t('troubleText')}
      </WarningNote>
    );
  return (
    <p role="status">
      <StatusTag shape={IconCircleCheck} tone="success">
        {t('fine')}
      </StatusTag>
    </p>
  );
};

const CheckedAt = ({ moment }: { moment: string }) => {
  const { t } = useTranslation('service');
  const time = clock(new Date(moment), useLocale(), useSignedInUser().company?.timezone, true);
  return (
    <p className={classes.detail}>
      <time dateTime={moment}>{t('checked', { time })}</time>
    </p>
  );
};

/** The servers of others that the product needs for some of its work. */
const Servers = ({ servers }: Pick<ServiceStatus, 'servers'>) => {
  const { t } = useTranslation('service');
  const parts = servers.map(({ server, answers }): Part => {
    const known = { name: t(`servers.${server}.name`), does: t(`servers.${server}.does`) };
    return answers
      ? { ...known, look: 'well', state: t('servers.answers') }
      : { ...known, look: 'away', state: t('servers.away'), detail: t(`servers.${server}.without`) };
  });
  return (
    <section aria-labelledby="service-servers">
      <SectionHeader id="service-servers" title={t('servers.title')} />
      <PartsTable caption={t('servers.title')} parts={parts} />
    </section>
  );
};

const Status = () => {
  const { t } = useTranslation('service');
  const query = useServiceStatus();
  return (
    <Page title={t('title')} lead={t('lead')}>
      <QueryView query={query} skeleton={<PartsTable caption={t('processes.title')} parts={[]} loading />}>
        {(status) => (
          <Stack gap={6}>
            <Stack gap={2}>
              <Summary status={status} />
              <CheckedAt moment={status.checked_at} />
            </Stack>
            <Processes {...status} />
            <Servers {...status} />
            <TroubledJobs {...status.jobs} />
          </Stack>
        )}
      </QueryView>
    </Page>
  );
};

/** /parametres/etat-du-service: whether all that the product is made of lives, for those who run it. */
export const ServiceStatusPage = () => {
  const { t } = useTranslation('service');
  usePageTitle(t('title'));
  return useSignedInUser().abilities.read_service_status ? <Status /> : <RefusedPage title={t('title')} />;
};
