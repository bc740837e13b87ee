import { Button, StatusTag } from '@livretier/ui';
import { IconShieldCheck, IconShieldOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Line } from '../lines/Line';
import type { SheetName } from '../sheet';
import { useMoment } from '../useMoment';

type Props = { since: string | null; codes: number; onOpen: (sheet: SheetName) => void };

export const SecondFactorLine = ({ since, codes, onOpen }: Props) => {
  const { t } = useTranslation('account');
  const { day } = useMoment();
  if (!since)
    return (
      <Line
        title={t('signIn.secondFactor')}
        note={<StatusTag shape={IconShieldOff}>{t('signIn.off')}</StatusTag>}
        caption={t('signIn.offText')}
        actions={
          <Button size="small" aria-label={t('signIn.turnOnLabel')} onClick={() => onOpen('secondFactor')}>
            {t('signIn.turnOn')}
          </Button>
        }
      />
    );
  return (
    <Line
      title={t('signIn.secondFactor')}
      note={
        <StatusTag shape={IconShieldCheck} tone="success">
          {t('signIn.on')}
        </StatusTag>
      }
      caption={`${t('signIn.since', { date: day(since) })} ${t('signIn.codes', { count: codes })}`}
      actions={
        <>
          <Button look="quiet" size="small" onClick={() => onOpen('recoveryCodes')}>
            {t('signIn.recovery')}
          </Button>
          <Button size="small" aria-label={t('signIn.manageLabel')} onClick={() => onOpen('removal')}>
            {t('signIn.manage')}
          </Button>
        </>
      }
    />
  );
};
