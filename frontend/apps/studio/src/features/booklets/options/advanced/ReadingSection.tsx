import { FormSection, Switch } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import { anchors, type SectionProps } from './sections';

export const ReadingSection = ({ form, disabled }: SectionProps) => {
  const { t } = useTranslation('booklets');
  return (
    <FormSection id={anchors.reading} title={t('advanced.reading.title')}>
      <Switch
        wide
        label={t('advanced.reading.free')}
        hint={t('advanced.reading.freeHint')}
        {...form.register('free_order')}
        disabled={disabled}
      />
    </FormSection>
  );
};
