import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconHistory, IconHome, IconMoon } from '@tabler/icons-react';
import { inDark } from '../../stories/schemes';
import { Icon } from '../Icon/Icon';
import { Page } from '../Page/Page';
import { AccountButton } from './AccountButton';
import { AdminLayout } from './AdminLayout';
import { CompanyCard } from './CompanyCard';
import { MenuRow } from './MenuRow';
import { NavGroup } from './NavGroup';
import { NavItem } from './NavItem';

export default {
  title: 'AdminLayout',
  component: AdminLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    company: <CompanyCard name="Maison Aubrac" kind="Hôtellerie-restauration" />,
    navigation: (
      <>
        <NavItem href="#home" aria-current="page" icon={<Icon of={IconHome} />}>
          Accueil
        </NavItem>
        <NavGroup title="Administration">
          <NavItem href="#journal" icon={<Icon of={IconHistory} />}>
            Journal
          </NavItem>
        </NavGroup>
      </>
    ),
    foot: <AccountButton name="Camille Vidal" caption="Administration" />,
    mobileFoot: <MenuRow icon={<Icon of={IconMoon} size={20} />}>Apparence</MenuRow>,
    mobileTitle: 'Maison Aubrac',
    crumbs: 'Accueil',
    children: <Page display title="Bonjour Camille" lead="Mardi 16 mars 2027." />,
  },
} satisfies Meta<typeof AdminLayout>;

export const Light: StoryObj = {};
export const Dark: StoryObj = { ...inDark };
