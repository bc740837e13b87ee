import { ApiError } from '@livretier/api';
import { Icon, ProgressBar, QueryView, Skeleton } from '@livretier/ui';
import { IconEyeOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type Unclear, unclearQuery } from '@/features/booklets/api';
import { useLocale } from '@/shared/locale/useLocale';
import { wholeNumber } from '@/shared/text/numbers';
import classes from './UnclearPages.module.css';

const Pages = ({ pages, hidden }: Unclear) => {
  const { t } = useTranslation('questions');
  const locale = useLocale();
  const whole = (figure: number) => wholeNumber(figure, locale);
  const flagged = pages.filter(({ unclear }) => unclear > 0);
  return (
    <>
      {flagged.length > 0 ? (
        <ul className={classes.pages}>
          {flagged.map(({ page, title, chapter, unclear, devices }) => (
            <li key={page}>
              <p className={classes.line}>
                <strong>{title}</strong> <strong className={classes.number}>{whole(unclear)}</strong>
              </p>
              <p className={classes.note}>{chapter}</p>
              <ProgressBar
                label={t('unclear.share', { unclear: whole(unclear), count: devices, number: whole(devices) })}
                value={unclear}
                max={devices}
              />
              <p className={classes.note}>{t('unclear.devices', { count: devices, number: whole(devices) })}</p>
            </li>
          ))}
        </ul>
      ) : (
        <p className={classes.empty}>{t(pages.length > 0 ? 'unclear.none' : 'unclear.notYet')}</p>
      )}
      {hidden > 0 && (
        <p className={classes.hidden}>
          <Icon of={IconEyeOff} size={16} />
          <span>
            {t('unclear.hidden', { count: hidden })} {t('unclear.lots')}
          </span>
        </p>
      )}
    </>
  );
};

/** Which pages were not understood, by lots of devices; nothing of it where one may not read statistics. */
export const UnclearPages = ({ bookletId }: { bookletId: string }) => {
  const { t } = useTranslation('questions');
  const query = useQuery(unclearQuery(bookletId));
  if (query.error instanceof ApiError && query.error.status === 403) return null;
  return (
    <section className={classes.unclear} aria-labelledby="unclear-pages">
      <h2 id="unclear-pages">{t('unclear.title')}</h2>
      <p className={classes.note}>{t('unclear.lead')}</p>
      <QueryView query={query} skeleton={<Skeleton shape="rows" />}>
        {(told) => <Pages {...told} />}
      </QueryView>
    </section>
  );
};
