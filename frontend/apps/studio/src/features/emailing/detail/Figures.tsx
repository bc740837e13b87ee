import { type Drawing, Icon, ProgressBar } from '@livretier/ui';
import { IconAlertTriangle, IconChecks, IconCircleCheck, IconClick } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookletOut } from '@/features/booklets/api';
import { useLocale } from '@/shared/locale/useLocale';
import { paths } from '@/shared/paths';
import { percentage, wholeNumber } from '@/shared/text/numbers';
import type { Mailing } from '../api/mailings';
import { brokenOf, recipientsOf, useMoment } from '../useMailingTexts';
import classes from './Detail.module.css';

type FigureProps = { icon: Drawing; label: string; count: number; danger?: boolean; children: ReactNode };

const Figure = ({ icon, label, count, danger = false, children }: FigureProps) => {
  const locale = useLocale();
  return (
    <div className={classes.figure} data-danger={danger || undefined}>
      <dt>
        <Icon of={icon} />
        {label}
      </dt>
      <dd>
        <strong>{wholeNumber(count, locale)}</strong> <span>{children}</span>
      </dd>
    </div>
  );
};

type Props = { booklet: BookletOut; mailing: Mailing };

/** How many messages have left, what became of them, and how many receipts came; nobody counts who opened one. */
export const Figures = ({ booklet, mailing }: Props) => {
  const { t } = useTranslation('emailing');
  const locale = useLocale();
  const { at } = useMoment();
  const { counts, estimated_end, id, name } = mailing;
  const whole = recipientsOf(counts);
  const broken = brokenOf(counts);
  const share = (part: number) => percentage(counts.sent > 0 ? part / counts.sent : 0, locale);
  const toCorrect = counts.failed > 0 ? 'failed' : 'bounced';
  return (
    <section className={classes.figures} aria-label={t('figures.label')}>
      <div className={classes.progress}>
        <p role="status">
          <strong className={classes.big}>{wholeNumber(counts.sent, locale)}</strong>{' '}
          {t('figures.sentOf', { count: counts.sent, whole: wholeNumber(whole, locale) })}
        </p>
        {estimated_end && <p className={classes.small}>{t('figures.end', { when: at(estimated_end) })}</p>}
      </div>
      <ProgressBar label={t('progress', { name })} value={counts.sent} max={Math.max(whole, 1)} />
      <dl className={classes.four}>
        <Figure icon={IconCircleCheck} label={t('figures.delivered')} count={counts.delivered}>
          {counts.delivered > 0 ? t('figures.ofSent', { share: share(counts.delivered) }) : t('figures.unconfirmed')}
        </Figure>
        <Figure icon={IconClick} label={t('figures.clicked')} count={counts.clicked}>
          {t('figures.ofSent', { share: share(counts.clicked) })}
        </Figure>
        <Figure icon={IconChecks} label={t('figures.acknowledged')} count={counts.acknowledged}>
          {t('figures.ofSent', { share: share(counts.acknowledged) })}
        </Figure>
        <Figure icon={IconAlertTriangle} label={t('figures.broken')} count={broken} danger={broken > 0}>
          {broken > 0 ? (
            <Link to={paths.bookletRecipients} params={{ id }} search={{ livret: booklet.id, etat: toCorrect }}>
              {t('figures.correct', { count: broken })}
            </Link>
          ) : (
            t('figures.none')
          )}
        </Figure>
      </dl>
    </section>
  );
};
