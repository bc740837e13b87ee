import type { Place } from '@livretier/booklet';
import { Dialog } from '@livretier/ui';
import { type ComponentProps, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Preview } from '@/features/booklets/api';
import { readableOf } from './contentOf';
import type { Device, DeviceName } from './Device';
import classes from './Preview.module.css';
import { Showing } from './Showing';
import { usePlace } from './usePlace';

type LargePreviewProps = Pick<ComponentProps<typeof Device>, 'preview' | 'content'> & {
  place: Place;
  device: DeviceName;
  /** What is shown, where it is not what readers will see. */
  lead?: string | undefined;
  onGo: (place: Place) => void;
  onDevice: (device: DeviceName) => void;
  onClose: () => void;
};

/** The booklet as its readers have it: everything in it can be read, opened and followed. */
export const LargePreview = ({ lead, onClose, ...showing }: LargePreviewProps) => {
  const { t } = useTranslation('preview');
  return (
    <Dialog opened wide="very" title={showing.content.name} onClose={onClose}>
      <div className={classes.large}>
        <p className={classes.lead}>{lead ?? t('largeLead')}</p>
        <Showing {...showing} look="real" />
      </div>
    </Dialog>
  );
};

type Props = { content: Preview; lead?: string | undefined; onClose: () => void };

/** A booklet in large, from its cover, in a window of its own. */
export const ReaderView = ({ content: preview, lead, onClose }: Props) => {
  const [device, setDevice] = useState<DeviceName>('phone');
  const content = useMemo(() => readableOf(preview), [preview]);
  const { place, go } = usePlace(content, {});
  return (
    <LargePreview {...{ preview, content, place, device, lead }} onGo={go} onDevice={setDevice} onClose={onClose} />
  );
};
