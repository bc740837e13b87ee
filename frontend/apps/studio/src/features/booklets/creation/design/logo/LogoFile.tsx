import { Button, FileDrop, Icon } from '@livretier/ui';
import { IconPhoto, IconRefresh, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Arrivals, arrivalOf, type PickedMedia, useArrivals, useUploads } from '@/features/media';
import { useBytes } from '@/shared/text/useBytes';
import design from '../Design.module.css';
import classes from './LogoFile.module.css';

export const largestLogo = 2_000_000;
const logoTypes = '.png,.webp,.svg';

const extensions = ['png', 'webp', 'svg'];

/** Why a file of the library cannot be a logo, if it cannot. */
export const logoProblem = ({ extension, size }: Pick<PickedMedia, 'extension' | 'size'>) => {
  if (!extensions.includes(extension.toLowerCase())) return 'wrongType';
  return size > largestLogo ? 'tooLarge' : undefined;
};

type LogoCardProps = { file: PickedMedia | undefined; onReplace: () => void; onRemove: () => void };

/** The logo as it is, or the place where it will stand. */
export const LogoCard = ({ file, onReplace, onRemove }: LogoCardProps) => {
  const { t } = useTranslation('look');
  const bytes = useBytes();
  return (
    <div>
      <div className={classes.box}>
        {file ? (
          <img src={file.address} alt="" className={classes.image} />
        ) : (
          <span className={design.text}>{t('logo.none')}</span>
        )}
      </div>
      {file && (
        <div className={classes.facts}>
          <span className={classes.words}>
            <strong className={classes.name}>{file.name}</strong>
            <span className={design.quiet}>
              {t(file.extension === 'svg' ? 'logo.factsSvg' : 'logo.facts', {
                type: file.extension.toUpperCase(),
                size: bytes(file.size),
                width: file.width,
                height: file.height,
              })}
            </span>
          </span>
          <Button size="small" onClick={onReplace}>
            <Icon of={IconRefresh} size={16} />
            {t('logo.replace')}
          </Button>
          <Button size="small" look="quiet" onClick={onRemove}>
            <Icon of={IconTrash} size={16} />
            {t('logo.remove')}
          </Button>
        </div>
      )}
    </div>
  );
};

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
