import { Button, ButtonLink, Icon } from '@livretier/ui';
import { IconCopy, IconDownload, IconPrinter, IconSend } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type BookletOut, posterAddress, qrAddress, readingQuery } from '@/features/booklets/api';
import { LinkButton } from '@/shared/LinkButton';
import { copyText } from '@/shared/later/copyText';
import { paths } from '@/shared/paths';
import { openable, writtenAddress } from '../CopyLink';
import classes from './Handing.module.css';

/** What one hands on once a version is online: the code to scan, the link, the letter and the poster. */
export const Handing = ({ booklet, address }: { booklet: BookletOut; address: string }) => {
  const { t } = useTranslation('publishing');
  const { id, slug, reference_locale: locale } = booklet;
  const reading = useQuery(readingQuery(id)).data;
  const copy = () => copyText(openable(address), { copied: t('copied'), failed: t('notCopied') });
  const poster = { size: 'a4' as const, locale, with_code: reading?.mode === 'code' && reading.code_on_poster };
  return (
    <div className={classes.handing}>
      <img className={classes.qr} src={qrAddress(id, 'svg', locale)} alt={t('handing.qr')} />
      <div className={classes.ways}>
        <p>
          <span className={classes.caption}>{t('handing.link')}</span>
          <a className={classes.address} href={openable(address)} target="_blank" rel="noopener">
            {writtenAddress(address)}
          </a>
        </p>
        {reading && <p className={classes.caption}>{t(`who.${reading.mode}Text`)}</p>}
        <div className={classes.acts}>
          <Button size="small" onClick={() => void copy()}>
            <Icon of={IconCopy} size={16} />
            {t('copyLink')}
          </Button>
          <ButtonLink size="small" href={qrAddress(id, 'png', locale)} download={`${slug}.png`}>
            <Icon of={IconDownload} size={16} />
            {t('handing.saveQr')}
          </ButtonLink>
          <LinkButton size="small" to={paths.bookletNewMailing} search={{ livret: id }}>
            <Icon of={IconSend} size={16} />
            {t('handing.send')}
          </LinkButton>
          <ButtonLink size="small" href={posterAddress(id, poster)} target="_blank" rel="noopener">
            <Icon of={IconPrinter} size={16} />
            {t('handing.poster')}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
};
