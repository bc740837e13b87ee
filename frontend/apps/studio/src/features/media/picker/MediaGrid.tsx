import { Button, StatusTag, VisuallyHidden } from '@livretier/ui';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { PickedMedia } from '../api';
import { MediaPreview } from '../picture/MediaPreview';
import classes from './MediaPicker.module.css';

type MediaChoiceProps = {
  media: PickedMedia;
  type: 'radio' | 'checkbox';
  name: string;
  checked: boolean;
  onChoose: (media: PickedMedia) => void;
};

/** A file of the grid: the arrows move between radios, the space bar ticks a box. */
const MediaChoice = ({ media, type, name, checked, onChoose }: MediaChoiceProps) => {
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

type Props = {
  files: readonly PickedMedia[];
  chosen: readonly string[];
  multiple: boolean;
  onChoose: (media: PickedMedia) => void;
  /** Absent when the end is there. */
  onMore?: (() => void) | undefined;
  loadingMore: boolean;
};

export const MediaGrid = ({ files, chosen, multiple, onChoose, onMore, loadingMore }: Props) => {
  const { t } = useTranslation('uploads');
  const name = useId();
  return (
    <>
      <fieldset className={classes.group}>
        <legend>
          <VisuallyHidden>{t('picker.files')}</VisuallyHidden>
        </legend>
        <div className={classes.grid}>
          {files.map((media) => (
            <MediaChoice
              key={media.id}
              media={media}
              name={name}
              type={multiple ? 'checkbox' : 'radio'}
              checked={chosen.includes(media.id)}
              onChoose={onChoose}
            />
          ))}
        </div>
      </fieldset>
      {onMore && (
        <Button size="small" busy={loadingMore} onClick={onMore}>
          {t('picker.more')}
        </Button>
      )}
    </>
  );
};
