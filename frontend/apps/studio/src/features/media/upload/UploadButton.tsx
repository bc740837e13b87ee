import { Button, Icon } from '@livretier/ui';
import { IconUpload } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useMediaLibrary } from '../api';
import { acceptOf } from './engine/rules';
import classes from './UploadZone.module.css';
import { useUploads } from './useUploads';

type Props = {
  accept: string;
  multiple?: boolean;
  onFiles: (files: File[]) => void;
  /** Draws what opens the device's own window. */
  children: (open: () => void) => ReactNode;
};

/** The device's own window for choosing files. */
export const FilePicker = ({ accept, multiple = true, onFiles, children }: Props) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      {children(() => input.current?.click())}
      <input
        ref={input}
        type="file"
        className={classes.input}
        hidden
        accept={accept}
        multiple={multiple}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          /* The same file may be chosen again. */
          currentTarget.value = '';
        }}
      />
    </>
  );
};

/** « Importer », for those who may, while there is room. */
export const UploadButton = ({ folderId = null }: { folderId?: string | null }) => {
  const { t } = useTranslation('uploads');
  const { add } = useUploads();
  const library = useMediaLibrary().data;
  if (!library?.abilities.upload) return null;
  return (
    <FilePicker accept={acceptOf()} onFiles={(files) => void add(files, { folderId })}>
      {(open) => (
        <Button look="primary" disabled={library.level === 'full'} onClick={open}>
          <Icon of={IconUpload} />
          {t('button')}
        </Button>
      )}
    </FilePicker>
  );
};
