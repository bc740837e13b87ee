import type { Place } from '@livretier/booklet';
import { Dialog } from '@livretier/ui';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { Device, DeviceName } from './Device';
import classes from './Preview.module.css';
import { Showing } from './Showing';

type Props = Pick<ComponentProps<typeof Device>, 'preview' | 'content'> & {
  place: Place;
  device: DeviceName;
  /** What is shown, where it is not what readers will see. */
  lead?: string | undefined;
  onGo: (place: Place) => void;
  onDevice: (device: DeviceName) => void;
  onClose: () => void;
};

/** The booklet as its readers have it: everything in it can be read, opened and followed. */
export const LargePreview = ({ lead, onClose, ...showing }: Props) => {
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
