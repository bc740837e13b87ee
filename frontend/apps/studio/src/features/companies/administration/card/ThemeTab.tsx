import { ColorField, FieldGroup, FieldRow, SelectField } from '@livretier/ui';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { CompanyCard } from '../api';
import { HostsSection } from '../entries/HostsSection';
import { type CardForm, useFieldLabels } from './useCardEditor';

const fonts = [
  'Atkinson Hyperlegible Next',
  'Bricolage Grotesque',
  'Figtree',
  'Lexend',
  'Literata',
  'Nunito Sans',
  'Source Sans 3',
  'Young Serif',
].map((font) => ({ value: font, label: font }));

export const ThemeTab = ({ card, form }: { card: CompanyCard; form: CardForm }) => {
  const { t } = useTranslation('companyCards');
  const labels = useFieldLabels();
  const { errors } = form.formState;
  const color = (name: 'primary_color' | 'accent_color') => (
    <Controller
      control={form.control}
      name={name}
      render={({ field }) => <ColorField {...field} label={labels[name]} error={errors[name]?.message} />}
    />
  );
  return (
    <FieldGroup>
      <p>{t('hints.theme')}</p>
      <FieldRow>
        {color('primary_color')}
        {color('accent_color')}
      </FieldRow>
      <SelectField
        label={labels.font}
        choices={fonts}
        placeholder={t('hints.ownFont')}
        error={errors.font?.message}
        {...form.register('font')}
      />
      {card.abilities.set_hosts && <HostsSection company={card} />}
    </FieldGroup>
  );
};
