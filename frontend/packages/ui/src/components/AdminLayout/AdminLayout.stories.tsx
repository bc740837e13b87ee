import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconBook2, IconHome, IconMoon, IconSettings } from '@tabler/icons-react';
import { inDark } from '../../stories/schemes';
import { Icon } from '../Icon/Icon';
import { Notifications } from '../Notifications/Notifications';
import { Page } from '../Page/Page';
import { AccountButton } from './AccountButton';
import { AdminLayout } from './AdminLayout';
import { CompanyButton, CompanyCard } from './Company';
import { MenuRow, NavGroup, NavItem } from './Nav';
import { SearchButton } from './SearchButton';

const ignore = () => undefined;

export default {
  title: 'AdminLayout',
  component: AdminLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    company: <CompanyButton name="Maison Aubrac" kind="Hôtellerie-restauration" />,
    navigation: (
      <>
        <NavGroup>
          <li>
            <NavItem href="#home" icon={<Icon of={IconHome} />}>
              Accueil
            </NavItem>
          </li>
          <li>
            <NavItem href="#livrets" icon={<Icon of={IconBook2} />}>
              Livrets
            </NavItem>
          </li>
        </NavGroup>
        <NavGroup heading="Administration">
          <li>
            <NavItem href="#parametres" opened icon={<Icon of={IconSettings} />}>
              Paramètres
            </NavItem>
            <NavGroup>
              <li>
                <NavItem href="#journal" aria-current="page">
                  Journal
                </NavItem>
              </li>
            </NavGroup>
          </li>
        </NavGroup>
      </>
    ),
    tools: (
      <>
        <SearchButton placeholder="Rechercher une page, une action" shortcut="Ctrl K" />
        <Notifications
          label="Notifications, 2 nouvelles"
          unread={2}
          title="Notifications"
          items={[]}
          empty="Aucune notification"
          clearLabel="Tout effacer"
          onRead={ignore}
          onClear={ignore}
        />
      </>
    ),
    foot: <AccountButton name="Camille Vidal" caption="Administration" />,
    mobileFoot: <MenuRow icon={<Icon of={IconMoon} size={20} />}>Apparence</MenuRow>,
    mobileTitle: 'Maison Aubrac',
    crumbs: 'Paramètres',
    children: <Page display title="Journal" lead="Qui a fait quoi, et au nom de qui." />,
  },
} satisfies Meta<typeof AdminLayout>;

export const Light: StoryObj = {};
export const Dark: StoryObj = { ...inDark };
/** Somebody who has one company has nothing to choose. */
export const OneCompany: StoryObj = {
  args: { company: <CompanyCard name="Maison Aubrac" kind="Hôtellerie-restauration" /> },
};
