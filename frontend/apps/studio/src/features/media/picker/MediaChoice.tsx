import { StatusTag } from '@livretier/ui';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { MediaPreview } from '../preview/MediaPreview';
import classes from './MediaPicker.module.css';
import type { PickedMedia } from './types';

type Props = {
  media: PickedMedia;
  type: 'radio' | 'checkbox';
  name: string;
  checked: boolean;
  onChoose: (media: PickedMedia) => void;
};

/** A file of the grid: the arrows move between radios, the space bar ticks a box. */
export const MediaChoice = ({ media, type, name, checked, onChoose }: Props) => {
  const { t } = useTranslation('uploads');
  const id = useId();
  return (
    <label className={classes.choice}>
      <input
        type={type}
        name={name}
        className={classes.input}
        checked={checked}
        onChange={() => onChoose(media)}
        aria-labelledby={`${id}-name`}
        aria-describedby={media.lacks_description ? `${id}-lack` : undefined}
      />
      <MediaPreview media={media} />
      <span id={`${id}-name`} className={classes.name}>
        {media.name}
      </span>
      {media.lacks_description && (
        <span id={`${id}-lack`}>
          <StatusTag shape={IconAlertTriangle} tone="warning">
            {t('picker.lacks')}
          </StatusTag>
        </span>
      )}
    </label>
  );
};
