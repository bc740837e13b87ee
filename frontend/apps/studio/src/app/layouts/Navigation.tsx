import { Icon, NavItem } from '@livretier/ui';
import { IconHome } from '@tabler/icons-react';
import { createLink } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/paths';

const NavLink = createLink(NavItem);

/** The screens that exist, in the order of the design. */
export const Navigation = () => {
  const { t } = useTranslation();
  return (
    <NavLink to={paths.home} icon={<Icon of={IconHome} />}>
      {t('navigation.home')}
    </NavLink>
  );
};
