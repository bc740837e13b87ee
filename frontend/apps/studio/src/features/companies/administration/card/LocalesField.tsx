import { Checkbox } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../../shared/locale/useLocale';
import { capitalized } from '../../../../shared/text/dates';
import classes from './LocalesField.module.css';
import { useFieldLabels } from './useFieldLabels';

const source = 'fr-FR';
const offered = [
  source,
  'en-GB',
  'es-ES',
  'pt-PT',
  'de-DE',
  'it-IT',
  'nl-NL',
  'pl-PL',
  'ro-RO',
  'tr-TR',
  'uk-UA',
  'ar',
];

type Props = { value: readonly string[]; onChange: (value: string[]) => void };

/** The languages of a company's booklets; French is always one of them. */
export const LocalesField = ({ value, onChange }: Props) => {
  const { t } = useTranslation('companyCards');
  const labels = useFieldLabels();
  const names = new Intl.DisplayNames(useLocale(), { type: 'language' });
  const toggle = (code: string) =>
    onChange((value.includes(code) ? value.filter((known) => known !== code) : [...value, code]).sort());
  return (
    <fieldset className={classes.locales}>
      <legend>{labels.locales}</legend>
      <div className={classes.choices}>
        {offered.map((code) => (
          <Checkbox
            key={code}
            label={capitalized(names.of(code.split('-')[0] ?? code) ?? code)}
            checked={code === source || value.includes(code)}
            disabled={code === source}
            onChange={() => toggle(code)}
          />
        ))}
      </div>
      <p className={classes.hint}>{t('hints.locales')}</p>
    </fieldset>
  );
};
