import { Button, FormSection, QueryView, StatusTag } from '@livretier/ui';
import { IconShieldCheck, IconShieldOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useCredentials } from '../api/account';
import { Line, Lines } from './Lines';
import { useMoment } from './useMoment';

/** What can be changed beside the account. */
export type SheetName = 'email' | 'password' | 'secondFactor' | 'recoveryCodes' | 'removal';

type Props = { since: string | null; codes: number; onOpen: (sheet: SheetName) => void };

const SecondFactorLine = ({ since, codes, onOpen }: Props) => {
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

export const SignInSection = ({ onOpen }: { onOpen: (sheet: SheetName) => void }) => {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation('accounts');
  const { day } = useMoment();
  const credentials = useCredentials();
  return (
    <FormSection title={common('account.signIn.title')}>
      <QueryView query={credentials}>
        {({ email, password_changed_at: changed, ...factor }) => (
          <Lines>
            <Line
              title={common('account.signIn.email')}
              caption={email}
              actions={
                <Button size="small" aria-label={t('signIn.changeEmail')} onClick={() => onOpen('email')}>
                  {t('signIn.change')}
                </Button>
              }
            />
            <Line
              title={t('signIn.password')}
              caption={changed ? t('signIn.passwordSince', { date: day(changed) }) : t('signIn.passwordOld')}
              actions={
                <Button size="small" aria-label={t('signIn.changePassword')} onClick={() => onOpen('password')}>
                  {t('signIn.change')}
                </Button>
              }
            />
            <SecondFactorLine since={factor.second_factor_since} codes={factor.recovery_codes} onOpen={onOpen} />
          </Lines>
        )}
      </QueryView>
    </FormSection>
  );
};
