import { Button, FormSection, QueryView } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import { Line } from '../lines/Line';
import { Lines } from '../lines/Lines';
import type { SheetName } from '../sheet';
import { useMoment } from '../useMoment';
import { SecondFactorLine } from './SecondFactorLine';
import { useCredentials } from './useCredentials';

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
