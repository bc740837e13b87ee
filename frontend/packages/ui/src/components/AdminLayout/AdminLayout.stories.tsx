import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconHome, IconMoon } from '@tabler/icons-react';
import { inDark } from '../../stories/schemes';
import { Icon } from '../Icon/Icon';
import { Page } from '../Page/Page';
import { AccountButton } from './AccountButton';
import { AdminLayout } from './AdminLayout';
import { CompanyCard } from './CompanyCard';
import { MenuRow } from './MenuRow';
import { NavItem } from './NavItem';

export default {
  title: 'AdminLayout',
  component: AdminLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    company: <CompanyCard name="Maison Aubrac" kind="Hôtellerie-restauration" />,
    navigation: (
      <NavItem href="#home" aria-current="page" icon={<Icon of={IconHome} />}>
        Accueil
      </NavItem>
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
