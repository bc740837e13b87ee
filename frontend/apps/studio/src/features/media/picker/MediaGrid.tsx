import { Button, VisuallyHidden } from '@livretier/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { MediaChoice } from './MediaChoice';
import classes from './MediaPicker.module.css';
import type { PickedMedia } from './types';

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
