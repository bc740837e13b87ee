import { SectionHeader, StatusTag } from '@livretier/ui';
import { IconAlertTriangle, IconClock, IconRefreshAlert } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import type { ServiceStatus } from './api';
import classes from './Service.module.css';

type Jobs = ServiceStatus['jobs'];
type LineProps = ComponentProps<typeof StatusTag> & { text: 'failedText' | 'failingText' | 'waitingText' };

const Line = ({ text, ...tag }: LineProps) => {
  const { t } = useTranslation('service');
  return (
    <li className={classes.line}>
      <StatusTag {...tag} />
      <p className={classes.detail}>
        <Trans t={t} i18nKey={`jobs.${text}`} components={{ code: <code className={classes.command} /> }} />
      </p>
    </li>
  );
};

/** What failed for good, what keeps failing and what waits, with what to do about it. */
export const TroubledJobs = ({ failed, failing, waiting }: Jobs) => {
  const { t } = useTranslation('service');
  const nothing = failed + failing + waiting.length === 0;
  return (
    <section aria-labelledby="service-jobs">
      <SectionHeader id="service-jobs" title={t('jobs.title')} text={nothing && t('jobs.fine')} />
      {!nothing && (
        <ul>
          {failed > 0 && (
            <Line shape={IconAlertTriangle} tone="danger" text="failedText">
              {t('jobs.failed', { count: failed })}
            </Line>
          )}
          {failing > 0 && (
            <Line shape={IconRefreshAlert} tone="danger" text="failingText">
              {t('jobs.failing', { count: failing })}
            </Line>
          )}
          {waiting.map(({ part, jobs }) => (
            <Line key={part} shape={IconClock} tone="warning" text="waitingText">
              {t(`jobs.waiting.${part}`, { count: jobs })}
            </Line>
          ))}
        </ul>
      )}
    </section>
  );
};
