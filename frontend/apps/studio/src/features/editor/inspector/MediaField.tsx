import { Button } from '@livretier/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MediaPicker, MediaPreview, type PickedMedia, useMediaFiles } from '@/features/media';
import classes from './Inspector.module.css';

type Props = {
  label: string;
  kind: PickedMedia['kind'];
  value: string | null;
  onPick: (file: PickedMedia | null) => void;
};

/** A file of the library: what it is, another one, or none. */
export const MediaField = ({ label, kind, value, onPick }: Props) => {
  const { t } = useTranslation('editor');
  const [choosing, setChoosing] = useState(false);
  const [file] = useMediaFiles(value === null ? [] : [value]);
  return (
    <fieldset className={classes.media}>
      <legend className={classes.label}>{label}</legend>
      {file && (
        <div className={classes.file}>
          <MediaPreview media={file} size="line" />
          <span className={classes.name}>{file.name}</span>
        </div>
      )}
      <div className={classes.row}>
        <Button size="small" onClick={() => setChoosing(true)}>
          {value === null ? t('inspector.choose') : t('inspector.replace')}
        </Button>
        {value !== null && (
          <Button size="small" look="quiet" onClick={() => onPick(null)}>
            {t('inspector.takeAway')}
          </Button>
        )}
      </div>
      {choosing && (
        <MediaPicker
          kinds={[kind]}
          value={value === null ? [] : [value]}
          onClose={() => setChoosing(false)}
          onPick={([picked]) => {
            setChoosing(false);
            if (picked) onPick(picked);
          }}
        />
      )}
    </fieldset>
  );
};
