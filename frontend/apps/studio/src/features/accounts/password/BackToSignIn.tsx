import { Icon } from '@livretier/ui';
import { IconArrowLeft } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../shared/LinkButton';
import { paths } from '../../../shared/paths';

export const BackToSignIn = () => {
  const { t } = useTranslation('accounts');
  return (
    <LinkButton to={paths.signIn} look="link" size="large" wide>
      <Icon of={IconArrowLeft} />
      {t('forgotten.back')}
    </LinkButton>
  );
};
