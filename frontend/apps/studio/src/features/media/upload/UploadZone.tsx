import { Icon } from '@livretier/ui';
import { IconCloudUpload } from '@tabler/icons-react';
import { createPortal } from 'react-dom';
import { Trans, useTranslation } from 'react-i18next';
import { useBytes } from '../../../shared/text/useBytes';
import { useMediaLibrary } from '../useMediaLibrary';
import { FilePicker } from './FilePicker';
import { FullNote } from './FullNote';
import { acceptOf, limits } from './rules';
import type { MediaKind } from './types';
import classes from './UploadZone.module.css';
import { useUploads } from './useUploads';
import { useWindowFiles } from './useWindowFiles';

type Props = {
  folderId?: string | null;
  kinds?: readonly MediaKind[] | undefined;
  multiple?: boolean;
  /** The keys of what was added, for those who wait for it. */
  onAdd?: ((keys: readonly number[]) => void) | undefined;
};

/** Where files come in: dropped anywhere on the window, pasted, or chosen. */
export const UploadZone = ({ folderId = null, kinds, multiple = true, onAdd }: Props) => {
  const { t } = useTranslation('uploads');
  const bytes = useBytes();
  const { add } = useUploads();
  const library = useMediaLibrary().data;
  const open = library?.abilities.upload === true && library.level !== 'full';
  const take = (files: File[]) => {
    const keys = add(multiple ? files : files.slice(0, 1), { folderId });
    onAdd?.(keys);
  };
  const over = useWindowFiles(take, !open);
  if (!library?.abilities.upload) return null;
  if (library.level === 'full') return <FullNote />;
  return (
    <div className={classes.zone}>
      <Icon of={IconCloudUpload} size={20} />
      <FilePicker accept={acceptOf(kinds)} multiple={multiple} onFiles={take}>
        {(browse) => (
          <p>
            <Trans
              t={t}
              i18nKey="zone.text"
              components={{ browse: <button type="button" className={classes.browse} onClick={browse} /> }}
            />
            {!kinds && (
              <span className={classes.limits}>
                {' '}
                {t('zone.limits', { image: bytes(limits.image), video: bytes(limits.video) })}
              </span>
            )}
          </p>
        )}
      </FilePicker>
      {over &&
        createPortal(
          <div className={classes.overlay} aria-hidden="true">
            <p className={classes.drop}>
              <Icon of={IconCloudUpload} size={22} />
              {t('zone.drop')}
            </p>
          </div>,
          document.body,
        )}
    </div>
  );
};
