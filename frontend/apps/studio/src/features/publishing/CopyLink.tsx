import { Button } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import { copyText } from '@/shared/later/copyText';
import classes from './CopyLink.module.css';

/** "maison-aubrac.fr/l/saisonniers": as people read an address. */
export const writtenAddress = (address: string) => address.replace(/^https?:\/\//, '').replace(/\/$/, '');

/** The same with what a browser needs to open it. */
export const openable = (address: string) =>
  /^https?:\/\//.test(address) ? address : new URL(address, window.location.origin).href;

export const openElsewhere = (address: string) => void window.open(openable(address), '_blank', 'noopener');

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
