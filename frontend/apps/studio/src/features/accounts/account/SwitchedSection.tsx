import { FormSection } from '@livretier/ui';
import { useTranslation } from 'react-i18next';

/** What an administrator who acts as somebody finds in the place of what is theirs alone. */
export const SwitchedSection = ({ name }: { name: string }) => {
  const { t } = useTranslation('account');
  return (
    <FormSection title={t('switched.title')}>
      <p>{t('switched.text', { name })}</p>
    </FormSection>
  );
};
