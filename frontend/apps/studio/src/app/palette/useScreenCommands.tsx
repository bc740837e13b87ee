import { Icon } from '@livretier/ui';
import { IconArrowRight, IconUserPlus } from '@tabler/icons-react';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSession } from '@/features/accounts';
import { paths } from '@/shared/paths';
import { entryOf, mayOpen, type Screen } from '../navigation/entries';
import type { CommandProvider } from './commandProvider';

/** Screens on which one does something new: found by what is done. */
const isAct = (path: string) => path.endsWith('/create') || path === paths.creationName || path === paths.peopleImport;
const isAdmin = (id: string) => id.startsWith('/admin/');

/** The screens of the application that an address alone opens, and that this person may open. */
export const useScreenCommands: CommandProvider = () => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const abilities = useSession()?.abilities;
  const { routesById } = useRouter();
  if (!abilities) return [];
  const invite = {
    id: 'new-user',
    label: t('palette.newUser'),
    group: t('palette.actions'),
    icon: <Icon of={IconUserPlus} />,
    onSelect: () => void navigate({ to: paths.newUser }),
  };
  const screens = Object.values(routesById).flatMap(({ id, fullPath, options }) => {
    const { crumb, needs, inside } = options.staticData ?? {};
    const entry = entryOf(fullPath);
    const allowed = needs ? needs.some((ability) => abilities[ability]) : mayOpen(entry, abilities);
    if (!(crumb && isAdmin(id)) || inside || fullPath.includes('$') || !allowed) return [];
    return [
      {
        id,
        label: t(crumb),
        group: t(isAct(fullPath) ? 'palette.actions' : 'palette.screens'),
        icon: <Icon of={entry?.icon ?? IconArrowRight} />,
        onSelect: () => void navigate({ to: fullPath as Screen }),
      },
    ];
  });
  return abilities.manage_users ? [...screens, invite] : screens;
};
