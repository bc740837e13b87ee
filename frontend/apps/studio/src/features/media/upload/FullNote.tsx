import { Icon } from '@livretier/ui';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../shared/paths';
import classes from './UploadZone.module.css';

/** In the place of a zone when nothing more may come in. */
export const FullNote = () => {
  const { t } = useTranslation('uploads');
  return (
    <p className={classes.full}>
      <Icon of={IconAlertTriangle} />
      <span>
        {t('full.text')} <Link to={paths.storage}>{t('full.link')}</Link>
      </span>
    </p>
  );
};
