import type { Place } from '@livretier/booklet';
import { Segmented } from '@livretier/ui';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Device, type DeviceName, devices } from './Device';
import classes from './Preview.module.css';

const icons = { phone: IconDeviceMobile, computer: IconDeviceDesktop };
const screens = ['cover', 'contents', 'page'] as const satisfies readonly Place['screen'][];

type Props = ComponentProps<typeof Device> & {
  onDevice: (device: DeviceName) => void;
  /** Beside the choice of the device. */
  children?: ReactNode;
};

/** Which screen of the booklet, on what, and the screen itself. */
export const Showing = ({ onDevice, children, ...shown }: Props) => {
  const { t } = useTranslation('preview');
  const { content, place, device, onGo } = shown;
  const [first] = content.chapters.flatMap(({ pages }) => pages);
  const open = (screen: Place['screen']) => {
    if (screen !== 'page') onGo({ screen });
    else if (first && place.screen !== 'page') onGo({ screen, page: first.id });
  };
  return (
    <>
      <Segmented
        label={t('screens.label')}
        value={place.screen}
        options={screens
          .filter((screen) => screen !== 'page' || first)
          .map((value) => ({ value, label: t(`screens.${value}`) }))}
        onChange={open}
      />
      <Device {...shown} />
      <div className={classes.foot}>
        <Segmented
          label={t('devices.label')}
          value={device}
          options={devices.map((value) => ({ value, label: t(`devices.${value}`), icon: icons[value] }))}
          onChange={onDevice}
        />
        {children}
      </div>
    </>
  );
};
