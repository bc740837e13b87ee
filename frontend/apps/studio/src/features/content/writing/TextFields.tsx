import { TextField } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import { DocumentField } from '@/features/editor';
import { defaultLocale, type Locale } from '@/shared/locale/locales';
import { emptyDocument, type NewsDraft } from './newsDraft';

type Written = Pick<NewsDraft, 'titles' | 'leads' | 'bodies'>;

type Props = {
  draft: Written;
  locale: Locale;
  /** What the server or the form has against a field, by its name. */
  faults: Readonly<Record<string, string | undefined>>;
  disabled: boolean;
  onChange: (change: Partial<Written>) => void;
};

const longestTitle = 120;
const longestLead = 240;

/** The title, the line under it and the text, in one language. */
export const TextFields = ({ draft, locale, faults, disabled, onChange }: Props) => {
  const { t } = useTranslation('content');
  const { titles, leads, bodies } = draft;
  const lead = leads[locale] ?? '';
  return (
    <>
      <TextField
        label={t('write.fields.title')}
        name="titles"
        lang={locale}
        autoComplete="off"
        maxLength={longestTitle}
        optional={locale !== defaultLocale}
        error={faults.titles}
        disabled={disabled}
        value={titles[locale] ?? ''}
        onChange={({ target }) => onChange({ titles: { ...titles, [locale]: target.value } })}
      />
      <TextField
        label={t('write.fields.lead')}
        name="leads"
        lang={locale}
        autoComplete="off"
        maxLength={longestLead}
        optional
        hint={t('write.leadHint', { count: lead.length, most: longestLead })}
        error={faults.leads}
        disabled={disabled}
        value={lead}
        onChange={({ target }) => onChange({ leads: { ...leads, [locale]: target.value } })}
      />
      <DocumentField
        key={locale}
        label={t('write.fields.body')}
        lang={locale === defaultLocale ? 'fr' : 'en'}
        disabled={disabled}
        value={bodies[locale] ?? emptyDocument}
        onChange={(body) => onChange({ bodies: { ...bodies, [locale]: body } })}
      />
      {faults.bodies && <p role="alert">{faults.bodies}</p>}
    </>
  );
};
