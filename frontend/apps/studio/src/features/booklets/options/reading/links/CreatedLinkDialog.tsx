import { Button, Dialog, Icon, TextField } from '@livretier/ui';
import { IconCopy, IconLink } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../../../../shared/later/copyText';
import type { CreatedReadingLink } from '../../../types';
import classes from '../Reading.module.css';

type Props = { link: CreatedReadingLink; onClose: () => void };

/** The address of a new link, said this once: only a trace of it is kept. */
export const CreatedLinkDialog = ({ link: { label, address }, onClose }: Props) => {
  const { t } = useTranslation('reading');
  const copy = () => copyText(address, { copied: t('links.copied'), failed: t('copyFailed') });
  return (
    <Dialog
      opened
      title={t('links.created', { label })}
      icon={<Icon of={IconLink} />}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('links.kept')}</Button>
          <Button look="primary" data-autofocus onClick={() => void copy()}>
            <Icon of={IconCopy} />
            {t('links.copy')}
          </Button>
        </>
      }
    >
      <div className={classes.once}>
        <p>{t('links.once')}</p>
        <TextField
          label={t('links.address')}
          value={address}
          readOnly
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </div>
    </Dialog>
  );
};
