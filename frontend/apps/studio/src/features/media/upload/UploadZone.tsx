import { Icon } from '@livretier/ui';
import { IconAlertTriangle, IconCloudUpload } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { Trans, useTranslation } from 'react-i18next';
import { paths } from '@/shared/paths';
import { useBytes } from '@/shared/text/useBytes';
import { useMediaLibrary } from '../api';
import { acceptOf, limits } from './engine/rules';
import type { MediaKind } from './engine/types';
import { renamePasted } from './renamePasted';
import { FilePicker } from './UploadButton';
import classes from './UploadZone.module.css';
import { useUploads } from './useUploads';

/** In the place of a zone when nothing more may come in. */
const FullNote = () => {
  const { t } = useTranslation('uploads');
  return (
    <p className={classes.full}>
      <Icon of={IconAlertTriangle} />
      <span>
        {t('full.text')} <Link to={paths.storage}>{t('full.link')}</Link>
      </span>
    </p>
  );
};

type Zone = { take: (files: File[]) => void };

/* A zone in a dialog stands over the one of the page: only the last one takes what is dropped or pasted. */
const zones: Zone[] = [];

const carriesFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;

/* A text processor puts a picture of what was copied beside its text: in a field, the text is meant. */
const isTextIntoField = ({ target, clipboardData }: ClipboardEvent) =>
  target instanceof Element &&
  target.matches('input, textarea, [contenteditable="true"]') &&
  (clipboardData?.types ?? []).includes('text/plain');

/** Files dropped anywhere on the window or pasted anywhere on the page; whether some hang over it now. */
const useWindowFiles = (onFiles: (files: File[]) => void, disabled: boolean) => {
  const [over, setOver] = useState(false);
  const take = useEffectEvent(onFiles);
  useEffect(() => {
    if (disabled) return;
    const zone: Zone = { take: (files) => files.length > 0 && take(files) };
    zones.push(zone);
    const isTop = () => zones.at(-1) === zone;
    const end = new AbortController();
    const { signal } = end;
    /** Each element that is entered is left again: only the last exit leaves the window. */
    let depth = 0;
    const move = (change: number) => (event: DragEvent) => {
      if (!(carriesFiles(event) && isTop())) return;
      event.preventDefault();
      depth = Math.max(0, depth + change);
      setOver(depth > 0);
    };
    const drop = (event: DragEvent) => {
      if (!(carriesFiles(event) && isTop())) return;
      event.preventDefault();
      depth = 0;
      setOver(false);
      zone.take([...(event.dataTransfer?.files ?? [])]);
    };
    const paste = (event: ClipboardEvent) => {
      if (isTop() && !isTextIntoField(event)) zone.take([...(event.clipboardData?.files ?? [])].map(renamePasted));
    };
    window.addEventListener('dragenter', move(1), { signal });
    window.addEventListener('dragleave', move(-1), { signal });
    window.addEventListener('dragover', move(0), { signal });
    window.addEventListener('drop', drop, { signal });
    document.addEventListener('paste', paste, { signal });
    return () => {
      end.abort();
      zones.splice(zones.indexOf(zone), 1);
      setOver(false);
    };
  }, [disabled]);
  return over;
};

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
