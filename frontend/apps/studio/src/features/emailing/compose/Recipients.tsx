import { languageName } from '@livretier/booklet';
import { Button, ErrorNote, FilterMenu, FilterToggle } from '@livretier/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookletOut } from '@/features/booklets/api';
import { sitesQuery } from '@/features/values';
import { useLocale } from '@/shared/locale/useLocale';
import { wholeNumber } from '@/shared/text/numbers';
import { useErrorText } from '@/shared/text/useErrorText';
import { type Audience, type AudienceCount, type AudienceFilter, audienceQuery } from '../api/audience';
import type { Nature } from '../api/mailings';
import { useReasonText } from '../useMailingTexts';
import classes from './Compose.module.css';
import { NamesDialog } from './NamesDialog';

const every = 'all';

/* Those who left or were excluded get nothing: they are no choice. */
const states = ['to_invite', 'invited', 'opened', 'reading', 'read', 'acknowledged', 'to_reread'] as const;

/** What is asked for, and nothing else: two equal filters look the same. */
const tidy = (filter: Partial<AudienceFilter>): Audience => {
  const kept = Object.entries(filter).filter(([, value]) => value);
  return kept.length > 0 ? { filter: Object.fromEntries(kept) as AudienceFilter } : {};
};

type FilterProps = { booklet: BookletOut; value: Audience; onChange: (audience: Audience) => void };

/** All participants, or those whom these want. */
const Filters = ({ booklet, value, onChange }: FilterProps) => {
  const { t } = useTranslation(['emailing', 'participation']);
  const locale = useLocale();
  const sites = useQuery(sitesQuery).data ?? [];
  const filter: Partial<AudienceFilter> = value.filter ?? {};
  const set = (changes: Partial<AudienceFilter>) => onChange(tidy({ ...filter, ...changes }));
  if (value.participants)
    return (
      <div className={classes.filters}>
        <p>{t('recipients.listed', { count: value.participants.length })}</p>
        <Button look="link" size="small" onClick={() => onChange({})}>
          {t('recipients.all')}
        </Button>
      </div>
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a question; these narrow a number
    <div className={classes.filters} role="group" aria-label={t('recipients.filter')}>
      <FilterMenu
        label={t('participation:filters.state')}
        value={filter.state ?? every}
        choices={[
          { value: every, label: t('participation:filters.everyState'), short: t('participation:filters.all') },
          ...states.map((state) => ({ value: state, label: t(`participation:states.${state}`) })),
        ]}
        onChange={(state) => set({ state: state === every ? null : state })}
      />
      {sites.length > 0 && (
        <FilterMenu
          label={t('participation:filters.site')}
          value={filter.site ?? every}
          choices={[
            { value: every, label: t('participation:filters.everySite'), short: t('participation:filters.all') },
            ...sites.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(site) => set({ site: site === every ? null : site })}
        />
      )}
      {booklet.locales.length > 1 && (
        <FilterMenu
          label={t('participation:filters.language')}
          value={filter.language || every}
          choices={[
            {
              value: every,
              label: t('participation:filters.everyLanguage'),
              short: t('participation:filters.allFeminine'),
            },
            ...booklet.locales.map((code) => ({ value: code as string, label: languageName(code, locale) })),
          ]}
          onChange={(language) => set({ language: language === every ? '' : language })}
        />
      )}
      <FilterToggle pressed={filter.late ?? false} onChange={(late) => set({ late })}>
        {t('recipients.late')}
      </FilterToggle>
    </div>
  );
};

type CountProps = { count: AudienceCount; onShow: () => void };

/** How many get it, and why the others do not. */
const Count = ({ count: { people, written_to, left_out }, onShow }: CountProps) => {
  const { t } = useTranslation('emailing');
  const locale = useLocale();
  const reasonText = useReasonText();
  const reasons = left_out.map(({ reason, count }) => reasonText(reason, count));
  const list = new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format(reasons);
  return (
    <p className={classes.leftOut}>
      {left_out.length > 0
        ? t('recipients.leftOut', { people: wholeNumber(people, locale), count: people, reasons: list })
        : t('recipients.everybody', { count: written_to })}{' '}
      {people > 0 && (
        <Button look="link" size="small" onClick={onShow}>
          {t('recipients.show')}
        </Button>
      )}
    </p>
  );
};

type Props = FilterProps & { nature: Nature };

/** To whom it goes, counted as it would be frozen now. */
export const Recipients = ({ booklet, nature, value, onChange }: Props) => {
  const { t } = useTranslation('emailing');
  const locale = useLocale();
  const errorText = useErrorText();
  const [shown, setShown] = useState(false);
  const count = useQuery(audienceQuery(booklet.id, { nature, audience: value }));
  return (
    <section className={classes.card} aria-label={t('recipients.title')}>
      <div className={classes.cardHead}>
        <h3>{t('recipients.title')}</h3>
        <p role="status" className={classes.many} data-old={count.isPlaceholderData || undefined}>
          {count.data && (
            <>
              <strong>{wholeNumber(count.data.written_to, locale)}</strong>{' '}
              {t('recipients.willGet', { count: count.data.written_to })}
            </>
          )}
        </p>
      </div>
      <Filters booklet={booklet} value={value} onChange={onChange} />
      {count.error && <ErrorNote>{errorText(count.error)}</ErrorNote>}
      {count.data && <Count count={count.data} onShow={() => setShown(true)} />}
      {shown && count.data && (
        <NamesDialog
          bookletId={booklet.id}
          asked={{ nature, audience: value }}
          count={count.data}
          onClose={() => setShown(false)}
        />
      )}
    </section>
  );
};
