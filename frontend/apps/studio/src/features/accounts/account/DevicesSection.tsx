import { Button, confirm, FormSection, QueryView, StatusTag } from '@livretier/ui';
import { IconDeviceDesktop, IconDeviceMobile, IconDeviceTablet } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type Device, useCloseDevices, useSessions } from '../api/account';
import { Line, Lines, Tile } from './Lines';
import { useMoment } from './useMoment';

/** "Firefox sur Windows", or as much of it as the device says. */
const useDeviceName = () => {
  const { t } = useTranslation('account');
  return ({ browser, system }: Pick<Device, 'browser' | 'system'>) =>
    browser && system ? t('devices.name', { browser, system }) : browser || system || t('devices.unknown');
};

const icons = { computer: IconDeviceDesktop, phone: IconDeviceMobile, tablet: IconDeviceTablet };

const DeviceLine = ({ device }: { device: Device }) => {
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

export const DevicesSection = () => {
  const { t } = useTranslation('account');
  const devices = useSessions();
  const close = useCloseDevices();
  const closeOthers = async () => {
    const header = t('devices.closeOthers');
    if (await confirm({ header, message: t('devices.closeOthersMessage'), acceptLabel: header }))
      close.mutate(undefined);
  };
  return (
    <FormSection title={t('devices.title')} text={t('devices.text')}>
      <QueryView query={devices}>
        {({ items }) => (
          <>
            <Lines>
              {items.map((device) => (
                <DeviceLine key={device.id} device={device} />
              ))}
            </Lines>
            {items.length > 1 && (
              <div>
                <Button look="link" busy={close.isPending} onClick={() => void closeOthers()}>
                  {t('devices.closeOthers')}
                </Button>
              </div>
            )}
          </>
        )}
      </QueryView>
    </FormSection>
  );
};
