import { Icon, NavGroup, NavItem } from '@livretier/ui';
import { createLink } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Entry } from './entries';

const NavLink = createLink(NavItem);

type Props = { entry: Entry; current: string | undefined; inside?: boolean };

/** A screen, and those of its section when one is there. */
export const NavEntry = ({ entry: { path, label, icon, inner = [] }, current, inside = false }: Props) => {
  const { t } = useTranslation();
  const deeper = inner.some((screen) => screen.path === current);
  return (
    <li>
      <NavLink
        to={path}
        activeOptions={{ exact: true, includeSearch: false }}
        /* The router says "page" on the very address. */
        aria-current={path === current ? true : undefined}
        opened={deeper}
        icon={!inside && <Icon of={icon} />}
      >
        {t(label)}
      </NavLink>
      {(deeper || path === current) && inner.length > 0 && (
        <NavGroup>
          {inner.map((screen) => (
            <NavEntry key={screen.path} entry={screen} current={current} inside />
          ))}
        </NavGroup>
      )}
    </li>
  );
};
