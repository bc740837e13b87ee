import { Icon, notify } from '@livretier/ui';
import { IconLogout } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSignOut } from '@/features/accounts';
import { useErrorText } from '@/shared/text/useErrorText';
import type { CommandProvider } from './commandProvider';

export const useSignOutCommand: CommandProvider = () => {
  const { t } = useTranslation(['common', 'accounts']);
  const signOut = useSignOut();
  const errorText = useErrorText();
  /* The account menu shows its failure in place; the palette is gone by then. */
  const onError = (error: Error) => notify({ severity: 'error', summary: errorText(error) });
  return [
    {
      id: 'sign-out',
      label: t('accounts:menu.signOut'),
      group: t('palette.actions'),
      keywords: [t('palette.words.signOut')],
      icon: <Icon of={IconLogout} />,
      onSelect: () => void signOut.mutate(undefined, { onError }),
    },
  ];
};
