import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconHome } from '@tabler/icons-react';
import { inDark } from '../../stories/schemes';
import { AccountButton } from '../AdminLayout/AccountButton';
import { AdminLayout } from '../AdminLayout/AdminLayout';
import { CompanyCard } from '../AdminLayout/CompanyCard';
import { NavItem } from '../AdminLayout/NavItem';
import { Icon } from '../Icon/Icon';
import { IdentityBanner } from '../IdentityBanner/IdentityBanner';
import { Page } from '../Page/Page';
import { BannerFrame } from './BannerFrame';

export default {
  title: 'BannerFrame',
  component: BannerFrame,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BannerFrame>;

const banner = (
  <IdentityBanner
    label="Identité empruntée"
    since="Depuis 10:31"
    backLabel="Revenir à mon compte"
    onBack={() => undefined}
  >
    Vous agissez en tant que <strong>Camille Vidal</strong>, Maison Aubrac. Vos actions sont enregistrées à votre nom,
    Nadia Ferrière.
  </IdentityBanner>
);

export const Light: StoryObj = {
  render: () => (
    <BannerFrame banner={banner}>
      <AdminLayout
        company={<CompanyCard name="Maison Aubrac" kind="Hôtellerie-restauration" />}
        navigation={
          <NavItem href="#home" aria-current="page" icon={<Icon of={IconHome} />}>
            Accueil
          </NavItem>
        }
        foot={<AccountButton name="Camille Vidal" caption="Administration" />}
        mobileFoot={null}
        mobileTitle="Maison Aubrac"
        crumbs="Accueil"
      >
        <Page display title="Bonjour Camille" lead="Mardi 16 mars 2027." />
      </AdminLayout>
    </BannerFrame>
  ),
};
export const Dark: StoryObj = { ...Light, ...inDark };
