import { useTranslation } from 'react-i18next';
import classes from './CounselNote.module.css';

/** What the library does not do, said wherever laws are named. */
export const CounselNote = () => {
  const { t } = useTranslation('library');
  return <p className={classes.note}>{t('counsel')}</p>;
};
