import { Button, ExportButton, Icon } from '@livretier/ui';
import { IconCopy, IconPrinter } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from '@/shared/later/copyText';
import { useSignedInUser } from '../api/session';
import classes from './Steps.module.css';

type Props = { codes: readonly string[]; onKept: () => void; kept: string };

/** Codes that are said once: to copy, to keep as a file, to print. */
export const RecoveryCodes = ({ codes, onKept, kept }: Props) => {
  const { t } = useTranslation('account');
  const { email } = useSignedInUser();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const file = [t('recovery.fileTitle', { email }), '', ...codes, ''].join('\n');
  const copy = () => copyText(codes.join('\n'), { copied: t('recovery.copied'), failed: t('recovery.copyFailed') });
  return (
    <div className={classes.step}>
      <h2 ref={heading} tabIndex={-1}>
        {t('recovery.heading')}
      </h2>
      <p>{t('recovery.text')}</p>
      <div className={classes.paper}>
        <ul className={classes.codes} aria-label={t('recovery.list')}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </div>
      <div className={classes.actions}>
        <Button onClick={() => void copy()}>
          <Icon of={IconCopy} />
          {t('recovery.copy')}
        </Button>
        <ExportButton fetchFile={async () => new Blob([file], { type: 'text/plain' })} name={t('recovery.file')}>
          {t('recovery.download')}
        </ExportButton>
        <Button onClick={() => window.print()}>
          <Icon of={IconPrinter} />
          {t('recovery.print')}
        </Button>
      </div>
      <Button look="primary" size="large" wide onClick={onKept}>
        {kept}
      </Button>
    </div>
  );
};
