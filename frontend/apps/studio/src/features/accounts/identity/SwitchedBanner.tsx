import { IdentityBanner } from '@livretier/ui';
import { Trans, useTranslation } from 'react-i18next';
import { useLocale } from '../../../shared/locale/useLocale';
import { clockTime } from '../../../shared/text/dates';
import { fullName } from '../session/fullName';
import type { SessionUser } from '../session/sessionQuery';
import { useReturnIdentity } from './useReturnIdentity';

type Props = { user: SessionUser; switched: NonNullable<SessionUser['switched']> };

/** Who is acted for, who acts and since when, with the way back. */
export const SwitchedBanner = ({ user, switched }: Props) => {
  const { t } = useTranslation('accounts');
  const locale = useLocale();
  const comeBack = useReturnIdentity();
  const company = user.company?.name;
  return (
    <IdentityBanner
      label={t('identity.label')}
      since={t('identity.since', { time: clockTime(new Date(switched.since), locale) })}
      backLabel={t('identity.return')}
      onBack={() => comeBack.mutate()}
      busy={comeBack.isPending}
    >
      <Trans
        t={t}
        i18nKey={company ? 'identity.acting' : 'identity.actingWithoutCompany'}
        values={{ name: fullName(user), company, administrator: fullName(switched.by) }}
        components={{ strong: <strong /> }}
      />
    </IdentityBanner>
  );
};
