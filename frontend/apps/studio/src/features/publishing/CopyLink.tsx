import { Button } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../shared/later/copyText';
import { openable, writtenAddress } from './address';
import classes from './CopyLink.module.css';

/** Where the booklet is read, to open and to hand on. */
export const CopyLink = ({ address }: { address: string }) => {
  const { t } = useTranslation('publishing');
  const copy = () => copyText(openable(address), { copied: t('copied'), failed: t('notCopied') });
  return (
    <span className={classes.link}>
      <a href={openable(address)} target="_blank" rel="noopener">
        {writtenAddress(address)}
      </a>
      <Button look="link" size="small" onClick={() => void copy()}>
        {t('copyLink')}
      </Button>
    </span>
  );
};
