import { QueryView, SideSheet } from '@livretier/ui';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useOpenMedia } from '../list/useOpenMedia';
import { useMediaLibrary } from '../useMediaLibrary';
import { MediaEditor } from './MediaEditor';
import { useMediaFile } from './useMediaFile';

/** /parametres/mediatheque/{id}: one file, beside the others. */
export const MediaSheet = () => {
  const { t } = useTranslation('media');
  const { id = '' } = useParams({ strict: false });
  const file = useMediaFile(id);
  const library = useMediaLibrary();
  const { close } = useOpenMedia();
  if (file.data && library.data)
    return <MediaEditor key={id} file={file.data} folders={library.data.folders} onClose={close} />;
  return (
    <SideSheet title={t('details.loading')} size="details" onClose={() => void close()}>
      <QueryView query={file}>{() => null}</QueryView>
    </SideSheet>
  );
};
