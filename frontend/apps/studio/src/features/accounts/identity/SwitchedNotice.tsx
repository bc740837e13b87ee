import { IdentityBanner } from '@livretier/ui';
import { Trans, useTranslation } from 'react-i18next';
import { useLocale } from '../../../shared/locale/useLocale';
import { clockTime } from '../../../shared/text/dates';
import { fullName } from '../session/fullName';
import { useSession } from '../session/useSession';
import { useEndOfSwitch } from './useEndOfSwitch';
import { useReturnIdentity } from './useReturnIdentity';

/** Who is acted for, who acts and since when, with the way back, for as long as somebody acts as somebody else. */
export const SwitchedNotice = ({ goTo }: { goTo: (address: string) => Promise<void> }) => {
  const { t } = useTranslation('accounts');
  const locale = useLocale();
  const user = useSession();
  const comeBack = useReturnIdentity(goTo);
  useEndOfSwitch(user);
  if (!user?.switched) return null;
  const { by, since } = user.switched;
  const company = user.company?.name;
  return (
    <IdentityBanner
      label={t('identity.label')}
      since={t('identity.since', { time: clockTime(new Date(since), locale) })}
      backLabel={t('identity.return')}
      onBack={() => comeBack.mutate()}
      busy={comeBack.isPending}
    >
      <Trans
        t={t}
        i18nKey={company ? 'identity.acting' : 'identity.actingWithoutCompany'}
        values={{ name: fullName(user), company, administrator: fullName(by) }}
        components={{ strong: <strong /> }}
      />
    </IdentityBanner>
  );
};
