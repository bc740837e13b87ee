import { languageName } from '@livretier/booklet';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../shared/locale/useLocale';
import { calendarDay, capitalized, longDate } from '../../../shared/text/dates';
import type { Publication } from '../types';
import classes from './Details.module.css';

/** "9f02 6b1d 44c8 e7a0 … 51be": enough to tell two apart; the whole is in its title. */
const spelled = (hash: string) => `${(hash.slice(0, 16).match(/.{4}/g) ?? []).join(' ')} … ${hash.slice(-4)}`;

/** What is known of a version. */
export const Facts = ({ version }: { version: Publication }) => {
  const { t } = useTranslation('publishing');
  const locale = useLocale();
  const { covered, missing, not_applicable } = version.coverage;
  const grid = [
    t('details.covered', { count: covered }),
    ...(missing > 0 ? [t('details.missing', { count: missing })] : []),
    ...(not_applicable > 0 ? [t('details.notApplicable', { count: not_applicable })] : []),
  ];
  const facts = {
    note: version.note,
    effective: longDate(calendarDay(version.effective_on), locale),
    languages: capitalized(version.locales.map((tag) => languageName(tag, locale)).join(', ')),
    grid: grid.join(', '),
  };
  return (
    <dl className={classes.facts}>
      {Object.entries(facts).map(([name, text]) => (
        <div key={name}>
          <dt>{t(`details.${name as keyof typeof facts}`)}</dt>
          <dd>{text}</dd>
        </div>
      ))}
      <div>
        <dt>{t('details.hash')}</dt>
        <dd className={classes.hash} title={version.sha256}>
          {spelled(version.sha256)}
        </dd>
      </div>
    </dl>
  );
};
