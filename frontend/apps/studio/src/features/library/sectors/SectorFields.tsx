import { TextField } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import { LocalisedAreas, LocalisedFields } from '../fields/LocalisedFields';
import { fieldIn } from '../fields/localised';
import { IconField } from '../icons/IconField';
import { longestDescription, type SectorForm, useSectorLabels } from './sectorForm';

type Props = { form: SectorForm; disabled?: boolean; folded?: boolean };

/** What the sector is called and how one recognises it. */
export const SectorFields = ({ form, disabled = false, folded = false }: Props) => {
  const { t } = useTranslation('library');
  const labels = useSectorLabels();
  const { errors } = form.formState;
  return (
    <>
      <LocalisedFields
        label={t('sectors.fields.label')}
        register={(locale) => form.register(fieldIn('labels', locale))}
        error={(locale) => errors[fieldIn('labels', locale)]?.message}
        disabled={disabled}
      />
      <TextField
        label={labels.code}
        hint={t('sectors.fields.codeHint')}
        autoComplete="off"
        error={errors.code?.message}
        {...form.register('code')}
        disabled={disabled}
      />
      <LocalisedAreas
        label={t('sectors.fields.description')}
        limit={longestDescription}
        register={(locale) => form.register(fieldIn('description', locale))}
        error={(locale) => errors[fieldIn('description', locale)]?.message}
        disabled={disabled}
      />
      <IconField
        label={labels.icon}
        folded={folded ? form.watch('icon') : undefined}
        {...form.register('icon')}
        disabled={disabled}
      />
    </>
  );
};
