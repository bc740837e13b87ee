import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import type { LibraryCounts } from '@/features/library';
import type { Places } from '@/features/people';
import type { ValueCounts } from '@/features/values';
import { useLocale } from '@/shared/locale/useLocale';
import { wholeNumber } from '@/shared/text/numbers';
import type { MediaCounts, Overview } from './api';
import type { DoorName } from './doors';

/** Doors without numbers. */
type Plain = 'languages' | 'translations' | 'tutorials' | 'news' | 'addressesAside' | 'senderDomains' | 'serviceStatus';
type Count = { count: number; more: boolean };
type Counts = {
  media?: MediaCounts | undefined;
  library?: LibraryCounts | undefined;
  values?: ValueCounts | undefined;
  people?: Places | undefined;
};

/** What is behind a door, and what waits there. */
export const useFact = () => {
  const { t } = useTranslation('settings');
  const locale = useLocale();
  const said = ({ count, more }: Count) => {
    const number = wholeNumber(count, locale);
    return more ? t('moreThan', { count: number }) : number;
  };
  const fact = (name: Exclude<DoorName, 'ownCompany' | 'identity' | 'people' | Plain>, total: Count): ReactNode => (
    <Trans
      t={t}
      i18nKey={`cards.${name}.fact`}
      count={total.count}
      values={{ number: said(total) }}
      components={{ strong: <strong /> }}
    />
  );
  const alert = (name: Exclude<DoorName, 'ownCompany' | 'identity' | 'people' | 'journal' | Plain>, waiting: Count) =>
    waiting.count > 0 ? t(`cards.${name}.alert`, { count: waiting.count, number: said(waiting) }) : undefined;

  const ofLibrary = (name: keyof LibraryCounts, library: LibraryCounts | undefined) => {
    const counts = library?.[name];
    return counts ? { fact: fact(name, counts.total), alert: alert(name, counts.waiting) } : {};
  };

  const ofPeople = ({ used, quota, level }: Places) => ({
    fact: (
      <Trans
        t={t}
        i18nKey="cards.people.fact"
        count={used}
        values={{ number: wholeNumber(used, locale), quota: wholeNumber(quota, locale) }}
        components={{ strong: <strong /> }}
      />
    ),
    alert: level === 'ok' ? undefined : t(`cards.people.alert.${level}`),
  });

  return (
    name: DoorName,
    { companies, own_company, users, journal }: Overview,
    { media, library, values, people }: Counts = {},
  ) => {
    const facts: Record<DoorName, { fact?: ReactNode; alert?: string | undefined }> = {
      companies: companies
        ? { fact: fact('companies', companies.total), alert: alert('companies', companies.suspended) }
        : {},
      ownCompany: { fact: own_company?.name },
      users: users ? { fact: fact('users', users.total), alert: alert('users', users.invited) } : {},
      people: people ? ofPeople(people) : {},
      identity: { fact: t('cards.identity.fact') },
      chapters: ofLibrary('chapters', library),
      sectors: ofLibrary('sectors', library),
      obligations: ofLibrary('obligations', library),
      media: media ? { fact: fact('media', media.total), alert: alert('media', media.undescribed) } : {},
      values: values ? { fact: fact('values', values.total), alert: alert('values', values.overdue) } : {},
      journal: journal ? { fact: fact('journal', { count: journal.months, more: false }) } : {},
      tutorials: {},
      news: {},
      addressesAside: {},
      senderDomains: {},
      languages: {},
      translations: {},
      serviceStatus: {},
    };
    return facts[name];
  };
};
