import { languageName } from '@livretier/booklet';
import { Button, Icon, PageTitle } from '@livretier/ui';
import { IconBan, IconClock, IconPrinter, IconRosetteDiscountCheck, IconShieldX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/shared/locale/useLocale';
import { longDate } from '@/shared/text/dates';
import { clock } from '@/shared/text/moments';
import type { Result as Found } from './api';
import { Checked } from './Checked';
import { EvidenceCheck } from './EvidenceCheck';
import { NameForm } from './NameForm';
import classes from './Verification.module.css';

const drawings = { valid: IconRosetteDiscountCheck, cancelled: IconBan, pending: IconClock, altered: IconShieldX };

/** What was acknowledged, as the statement says it that was just checked. */
const Facts = ({ told, verified: { said } }: Found) => {
  const { t, i18n } = useTranslation('verification');
  const locale = useLocale();
  const { timezone } = told;
  const moment = (at: string) =>
    t('moment', {
      day: longDate(new Date(at), locale, { timeZone: timezone }),
      time: clock(new Date(at), locale, timezone, true),
      zone: timezone,
    });
  const channel = `channels.${said.channel}`;
  const facts = {
    booklet: told.booklet || t('deleted'),
    company: told.company,
    version: told.published_at
      ? t('published', {
          version: said.version,
          day: longDate(new Date(told.published_at), locale, { timeZone: timezone }),
        })
      : said.version,
    language: said.locale && languageName(said.locale, locale),
    received: said.received_at && moment(said.received_at),
    channel: i18n.exists(channel, { ns: 'verification' }) ? t(channel as 'channels.link') : said.channel,
  };
  return (
    <dl className={classes.facts}>
      {(['booklet', 'company', 'version', 'language', 'received', 'channel'] as const).map((name) => (
        <div key={name}>
          <dt>{t(`facts.${name}`)}</dt>
          <dd>{facts[name]}</dd>
        </div>
      ))}
      <div>
        <dt>{t('facts.sentence')}</dt>
        <dd className={classes.sentence} lang={said.locale}>
          {t('quoted', { sentence: said.sentence })}
        </dd>
      </div>
    </dl>
  );
};

/** The verdict, what it is about, and how this browser came to it. */
export const Result = (found: Found) => {
  const { t } = useTranslation('verification');
  const { told, verified } = found;
  const { verdict } = verified;
  return (
    <div className={classes.card}>
      <div className={classes.told}>
        <span className={classes.seal} data-verdict={verdict}>
          <Icon of={drawings[verdict]} size={36} />
        </span>
        <PageTitle display>{t(`verdicts.${verdict}.title`)}</PageTitle>
        <p className={classes.number}>{told.number}</p>
        {verdict !== 'valid' && <p className={classes.lead}>{t(`verdicts.${verdict}.text`)}</p>}
        {verdict !== 'altered' && <Facts {...found} />}
        <div className={classes.print}>
          <Button onClick={() => window.print()}>
            <Icon of={IconPrinter} />
            {t('print')}
          </Button>
        </div>
      </div>
      <aside className={classes.beside} aria-label={t('checks.title')}>
        <Checked {...found} />
        {told.named && verdict !== 'altered' && <NameForm number={told.number} />}
        <EvidenceCheck number={told.number} />
      </aside>
    </div>
  );
};
