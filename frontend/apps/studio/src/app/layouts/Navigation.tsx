import { Icon, NavGroup, NavItem } from '@livretier/ui';
import { IconHistory, IconHome } from '@tabler/icons-react';
import { createLink } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { SessionUser } from '../../features/accounts';
import { paths } from '../../shared/paths';

const NavLink = createLink(NavItem);

/** The screens that exist and that the server opens to this person, in the order of the design. */
export const Navigation = ({ abilities }: Pick<SessionUser, 'abilities'>) => {
  const { t } = useTranslation();
  return (
    <>
      <NavLink to={paths.home} icon={<Icon of={IconHome} />}>
        {t('navigation.home')}
      </NavLink>
      {abilities.read_journal && (
        <NavGroup title={t('navigation.administration')}>
          <NavLink to={paths.journal} icon={<Icon of={IconHistory} />}>
            {t('navigation.journal')}
          </NavLink>
        </NavGroup>
      )}
    </>
  );
};
