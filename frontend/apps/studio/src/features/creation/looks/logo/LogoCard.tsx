import { Button, Icon } from '@livretier/ui';
import { IconRefresh, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useBytes } from '../../../../shared/text/useBytes';
import type { PickedMedia } from '../../../media';
import looks from '../Looks.module.css';
import classes from './Logo.module.css';

type Props = { file: PickedMedia | undefined; onReplace: () => void; onRemove: () => void };

/** The logo as it is, or the place where it will stand. */
export const LogoCard = ({ file, onReplace, onRemove }: Props) => {
  const { t } = useTranslation('look');
  const bytes = useBytes();
  return (
    <div>
      <div className={classes.box}>
        {file ? (
          <img src={file.address} alt="" className={classes.image} />
        ) : (
          <span className={looks.text}>{t('logo.none')}</span>
        )}
      </div>
      {file && (
        <div className={classes.facts}>
          <span className={classes.words}>
            <strong className={classes.name}>{file.name}</strong>
            <span className={looks.quiet}>
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
