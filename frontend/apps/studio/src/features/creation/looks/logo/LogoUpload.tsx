import { Button, FileDrop, Icon } from '@livretier/ui';
import { IconPhoto } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useBytes } from '../../../../shared/text/useBytes';
import { Arrivals, arrivalOf, useArrivals, useUploads } from '../../../media';
import { largestLogo, logoTypes } from './rules';

const images = ['image'] as const;
const nothing = () => undefined;

type Props = { onArrival: (fileId: string) => void; onBrowse: () => void };

/** A new file, which goes into the media library, or one that is there already. */
export const LogoUpload = ({ onArrival, onBrowse }: Props) => {
  const { t } = useTranslation('look');
  const size = useBytes()(largestLogo);
  const { add } = useUploads();
  const { follow, underWay } = useArrivals(images, nothing);
  /* Whoever goes on to the next step before it is there still gets this logo. */
  const send = async (files: File[]) => {
    const [key] = add(files);
    if (key === undefined) return;
    follow([key]);
    const file = await arrivalOf(key);
    if (file) onArrival(file);
  };
  return (
    <>
      <FileDrop
        label={t('logo.upload')}
        hint={t('logo.rules', { size })}
        accept={logoTypes}
        maxSize={largestLogo}
        sentences={{
          wrongType: (name) => t('logo.wrongType', { name }),
          tooLarge: (name) => t('logo.tooLarge', { name, size }),
        }}
        files={[]}
        onChange={(files) => void send(files)}
      />
      <Arrivals items={underWay} />
      <div>
        <Button size="small" onClick={onBrowse}>
          <Icon of={IconPhoto} size={16} />
          {t('logo.browse')}
        </Button>
      </div>
    </>
  );
};
