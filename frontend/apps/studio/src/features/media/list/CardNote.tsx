import { Icon, StatusTag } from '@livretier/ui';
import { IconAlertTriangle, IconPlayerPlayFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { MediaFile } from '../types';
import classes from './CardNote.module.css';
import { duration } from './duration';

/** On the picture: that nobody described it, or how long it lasts. */
export const CardNote = ({ file }: { file: MediaFile }) => {
  const { t } = useTranslation('media');
  if (file.lacks_description)
    return (
      <StatusTag shape={IconAlertTriangle} tone="warning">
        {t('list.undescribed')}
      </StatusTag>
    );
  return (
    file.duration_seconds !== null && (
      <span className={classes.duration}>
        <Icon of={IconPlayerPlayFilled} size={13} />
        {duration(file.duration_seconds)}
      </span>
    )
  );
};
