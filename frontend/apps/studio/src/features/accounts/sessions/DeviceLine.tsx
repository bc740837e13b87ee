import { Button, StatusTag } from '@livretier/ui';
import { IconDeviceDesktop, IconDeviceMobile, IconDeviceTablet } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Line } from '../account/lines/Line';
import { Tile } from '../account/lines/Tile';
import { useMoment } from '../account/useMoment';
import { useCloseDevices } from './useCloseDevices';
import { useDeviceName } from './useDeviceName';
import type { Device } from './useSessions';

const icons = { computer: IconDeviceDesktop, phone: IconDeviceMobile, tablet: IconDeviceTablet };

export const DeviceLine = ({ device }: { device: Device }) => {
  const { t } = useTranslation('account');
  const { short, day } = useMoment();
  const close = useCloseDevices();
  const name = useDeviceName()(device);
  const since = device.current ? t('devices.thisOne') : t('devices.from', { date: day(device.created_at) });
  return (
    <Line
      mark={<Tile of={icons[device.kind]} />}
      title={name}
      caption={device.ip ? t('devices.near', { since, ip: device.ip }) : since}
      aside={device.current ? t('devices.now') : <time dateTime={device.seen_at}>{short(device.seen_at)}</time>}
      actions={
        device.current ? (
          <StatusTag shape="dot" tone="success">
            {t('devices.here')}
          </StatusTag>
        ) : (
          <Button
            size="small"
            aria-label={t('devices.closeLabel', { device: name })}
            busy={close.isPending}
            onClick={() => close.mutate(device.id)}
          >
            {t('devices.close')}
          </Button>
        )
      }
    />
  );
};
