import { Button } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import { useMediaSearch } from '../list/useMediaSearch';
import type { MediaDetails } from '../types';
import classes from './Duplicates.module.css';

/** That other files hold the same bytes, and where they are. */
export const Duplicates = ({ file }: { file: MediaDetails }) => {
  const { t } = useTranslation('media');
  const { filter } = useMediaSearch();
  if (file.duplicates === 0) return null;
  return (
    <p className={classes.hint}>
      {t('details.duplicates', { count: file.duplicates })}
      <Button look="link" size="small" onClick={() => filter({ filtre: 'doublons' })}>
        {t('details.showDuplicates')}
      </Button>
    </p>
  );
};
