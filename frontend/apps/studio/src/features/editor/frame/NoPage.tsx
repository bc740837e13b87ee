import { EmptyState } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import classes from './Editor.module.css';

/** A booklet whose chapters hold nothing yet. */
export const NoPage = () => {
  const { t } = useTranslation('editor');
  return (
    <div className={classes.waiting}>
      <EmptyState title={t('noPage.title')}>{t('noPage.text')}</EmptyState>
    </div>
  );
};
