import { Icon } from '@livretier/ui';
import { IconUserShield } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSignedInUser } from '@/features/accounts';
import { LinkButton } from '@/shared/LinkButton';
import { paths } from '@/shared/paths';

/** From somebody's page to acting as them, and back here afterwards; for those who may act as others. */
export const SwitchLink = ({ userId }: { userId: string }) => {
  const { t } = useTranslation('identity');
  const { abilities } = useSignedInUser();
  const from = useLocation({ select: ({ href }) => href });
  return (
    abilities.switch_identity && (
      <LinkButton to={paths.identity} search={{ personne: userId }} state={{ from }} size="small">
        <Icon of={IconUserShield} size={16} />
        {t('link')}
      </LinkButton>
    )
  );
};
