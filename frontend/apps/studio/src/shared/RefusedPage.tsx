import { ErrorNote, Page } from '@livretier/ui';
import { useTranslation } from 'react-i18next';

/** A screen for those whose role does not open it. */
export const RefusedPage = ({ title }: { title: string }) => {
  const { t } = useTranslation();
  return (
    <Page title={title}>
      <ErrorNote title={t('labels.refusedTitle')}>{t('labels.refusedText')}</ErrorNote>
    </Page>
  );
};
