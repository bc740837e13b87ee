import { Button, confirm, FormSection, QueryView } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import { Lines } from '../account/lines/Lines';
import { DeviceLine } from './DeviceLine';
import { useCloseDevices } from './useCloseDevices';
import { useSessions } from './useSessions';

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
