import { Button, confirm, Icon, notify, VisuallyHidden } from '@livretier/ui';
import { IconCopy, IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Reading } from '@/features/booklets/types';
import { copyText } from '@/shared/later/copyText';
import { useChangeCode } from '../api';
import classes from './Reading.module.css';

/** "481 206": as people say it and as a poster writes it. */
export const spacedCode = (code: string) => `${code.slice(0, 3)}\u00a0${code.slice(3)}`;

/** The six digits; another code shuts out every device that came with this one. */
export const CodeCard = ({ reading: { id, code, mode, abilities } }: { reading: Reading }) => {
  const { t } = useTranslation('reading');
  const change = useChangeCode(id);
  const copy = () => copyText(code, { copied: t('code.copied'), failed: t('copyFailed') });
  const ask = async () => {
    const sure = await confirm({
      header: t('code.ask.header'),
      message: t('code.ask.text'),
      icon: <Icon of={IconRefresh} />,
      acceptLabel: t('code.ask.accept'),
      rejectLabel: t('code.ask.reject'),
      defaultFocus: 'reject',
    });
    if (!sure) return;
    change.mutate(undefined, {
      onSuccess: (saved) =>
        notify({ severity: 'success', summary: t('code.changed', { code: spacedCode(saved.code) }) }),
    });
  };
  return (
    <div className={classes.card}>
      <div className={classes.cardText}>
        <h3 className={classes.cardTitle}>{t('code.title')}</h3>
        <p className={classes.hint}>{t('code.text')}</p>
      </div>
      {code ? (
        <>
          <p className={classes.code}>
            <VisuallyHidden>{t('code.said', { code: [...code].join(' ') })}</VisuallyHidden>
            {[...code].map((digit, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a digit is known by its place
              <span key={at} className={classes.digit} aria-hidden="true">
                {digit}
              </span>
            ))}
          </p>
          <div className={classes.codeActs}>
            <Button size="small" onClick={() => void copy()}>
              <Icon of={IconCopy} size={16} />
              {t('code.copy')}
            </Button>
            {abilities.change && mode === 'code' && (
              <Button size="small" busy={change.isPending} onClick={() => void ask()}>
                <Icon of={IconRefresh} size={16} />
                {t('code.change')}
              </Button>
            )}
          </div>
        </>
      ) : (
        <p className={classes.hint}>{t(abilities.change ? 'code.later' : 'code.hidden')}</p>
      )}
    </div>
  );
};
