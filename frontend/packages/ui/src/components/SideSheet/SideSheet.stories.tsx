import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { inDark } from '../../stories/schemes';
import { AdminLayout } from '../AdminLayout/AdminLayout';
import { CompanyCard } from '../AdminLayout/Company';
import { Button } from '../Button/Button';
import { FieldRow } from '../FieldRow/FieldRow';
import { Monogram } from '../Monogram/Monogram';
import { Page } from '../Page/Page';
import { SaveBar } from '../SaveBar/SaveBar';
import { Switch } from '../Switch/Switch';
import { TextField } from '../TextField/TextField';
import { SideSheet } from './SideSheet';

export default { title: 'SideSheet', parameters: { layout: 'fullscreen' } } satisfies Meta;

const Company = ({ onClose }: { onClose: () => void }) => (
  <SideSheet
    title="Maison Aubrac"
    caption="Cliente depuis le 4 octobre 2024"
    mark={<Monogram name="Maison Aubrac" />}
    onClose={onClose}
    onSubmit={(event) => event.preventDefault()}
    footer={<SaveBar dirty busy={false} onCancel={onClose} />}
  >
    <TextField label="Raison sociale" defaultValue="Maison Aubrac SAS" />
    <FieldRow>
      <TextField label="Code postal" defaultValue="12470" />
      <TextField label="Ville" defaultValue="Saint-Chély-d’Aubrac" />
    </FieldRow>
    <Switch wide label="Bibliothèque du secteur" hint="Proposer les 42 chapitres conseillés." defaultChecked />
  </SideSheet>
);

const Event = ({ onClose }: { onClose: () => void }) => (
  <SideSheet title="Date de fermeture modifiée" size="details" onClose={onClose}>
    <p>Nadia Ferrière, mardi 16 mars 2027, 10:42.</p>
  </SideSheet>
);

const Example = () => {
  const [opened, setOpened] = useState<'company' | 'event' | null>('company');
  const close = () => setOpened(null);
  return (
    <AdminLayout
      company={<CompanyCard name="Vue d’ensemble" kind="14 entreprises" />}
      navigation={null}
      foot={null}
      mobileFoot={null}
      mobileTitle="Livretier"
      crumbs="Entreprises"
    >
      <Page title="Entreprises" lead="14 entreprises, 83 livrets.">
        <Button onClick={() => setOpened('company')}>Maison Aubrac</Button>{' '}
        <Button onClick={() => setOpened('event')}>Dernier événement</Button>
      </Page>
      {opened === 'company' && <Company onClose={close} />}
      {opened === 'event' && <Event onClose={close} />}
    </AdminLayout>
  );
};

export const Light: StoryObj = { render: () => <Example /> };
export const Dark: StoryObj = { ...Light, ...inDark };
