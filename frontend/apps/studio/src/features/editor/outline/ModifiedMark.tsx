import { VisuallyHidden } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import classes from './Outline.module.css';

/** The page no longer says what the library says. */
export const ModifiedMark = () => {
  const { t } = useTranslation('editor');
  return (
    <span className={classes.modified} title={t('outline.modified')}>
      <VisuallyHidden>{t('outline.modified')}</VisuallyHidden>
    </span>
  );
};
