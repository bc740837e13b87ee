import { ErrorNote } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import { Alone } from './Alone';

/** For those whose role does not let them make or build a booklet. */
export const Refused = () => {
  const { t } = useTranslation();
  return (
    <Alone>
      <h1 tabIndex={-1}>{t('navigation.newBooklet')}</h1>
      <ErrorNote title={t('labels.refusedTitle')}>{t('labels.refusedText')}</ErrorNote>
    </Alone>
  );
};
