import { Button, Icon } from '@livretier/ui';
import { IconUpload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useMediaLibrary } from '../useMediaLibrary';
import { FilePicker } from './FilePicker';
import { acceptOf } from './rules';
import { useUploads } from './useUploads';

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
