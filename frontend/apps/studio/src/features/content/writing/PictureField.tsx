import { Button } from '@livretier/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MediaPicker, MediaPreview, useMediaFiles } from '@/features/media';
import classes from './Writing.module.css';

type Props = {
  label: string;
  kind: 'image' | 'video';
  value: string | null;
  onChange: (id: string | null) => void;
  disabled: boolean;
};

/** A file of the platform's library: what it is, another one, or none. */
export const PictureField = ({ label, kind, value, onChange, disabled }: Props) => {
  const { t } = useTranslation('content');
  const [choosing, setChoosing] = useState(false);
  const [file] = useMediaFiles(value === null ? [] : [value]);
  return (
    <fieldset className={classes.group} disabled={disabled}>
      <legend>{label}</legend>
      {file && (
        <div className={classes.file}>
          <MediaPreview media={file} size="line" />
          <span>{file.name}</span>
        </div>
      )}
      <div className={classes.row}>
        <Button size="small" onClick={() => setChoosing(true)}>
          {t(value === null ? 'write.file.choose' : 'write.file.replace')}
        </Button>
        {value !== null && (
          <Button size="small" look="quiet" onClick={() => onChange(null)}>
            {t('write.file.remove')}
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
            if (picked) onChange(picked.id);
          }}
        />
      )}
    </fieldset>
  );
};
