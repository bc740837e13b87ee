import { IconBook, IconUserMinus } from '@tabler/icons-react';
import { Brand } from '../components/Brand/Brand';
import { Button } from '../components/Button/Button';
import { Checkbox } from '../components/Checkbox/Checkbox';
import { DialogWindow } from '../components/Dialog/Dialog';
import { Icon } from '../components/Icon/Icon';
import { IdentityBanner } from '../components/IdentityBanner/IdentityBanner';
import { Row } from '../components/Layout/Layout';
import { Monogram } from '../components/Monogram/Monogram';
import { RadioGroup } from '../components/RadioGroup/RadioGroup';
import { StatusTag } from '../components/StatusTag/StatusTag';
import { StitchProgress } from '../components/StitchProgress/StitchProgress';
import { Switch } from '../components/Switch/Switch';
import { TextField } from '../components/TextField/TextField';
import classes from './ComponentSheet.module.css';
import { Statuses } from './Statuses';
import { ButtonSamples } from './samples/ButtonSamples';
import { StateSamples } from './samples/StateSamples';
import samples from './samples/samples.module.css';
import { ToastSamples } from './samples/ToastSamples';

const IdentitySample = () => (
  <div className={samples.rounded}>
    <IdentityBanner
      label="Identité empruntée"
      since="Depuis 10:31"
      backLabel="Revenir à mon compte"
      onBack={() => undefined}
    >
      Vous agissez en tant que <strong>Camille Vidal</strong>, Maison Aubrac.
    </IdentityBanner>
  </div>
);

const ThreadSamples = () => (
  <div className={samples.pair}>
    <StitchProgress done={3} total={7} label="3 chapitres terminés sur 7" text="3 sur 7" />
    <StitchProgress done={7} total={7} label="7 chapitres terminés sur 7" text="7 sur 7" />
  </div>
);

/** A subtree that wears another host's colours: it must resolve the tokens again. */
const WhiteLabelSample = ({ scheme }: { scheme: 'light' | 'dark' }) => (
  <div className={scheme === 'dark' ? `${samples.host} p-dark` : samples.host} data-brand="soignance" data-lv-scope>
    <div className={`${samples.card} ${samples.product}`}>
      <Monogram name="Soignance" />
      <div className={samples.words}>
        <p className={samples.name}>Soignance, livret du patient</p>
        <StitchProgress done={4} total={6} label="4 chapitres terminés sur 6" text="4 sur 6" />
      </div>
      <StatusTag shape={IconBook} tone="info">
        En cours
      </StatusTag>
      <Button look="primary">Publier</Button>
    </div>
  </div>
);

const FieldSamples = () => (
  <>
    <div className={samples.pair}>
      <TextField label="Nom du livret" hint="Visible par vos lecteurs." defaultValue="Livret d’accueil saisonniers" />
      <TextField
        label="Adresse e-mail"
        defaultValue="camille.vidal@maison"
        error="Il manque la fin, par exemple .fr."
      />
    </div>
    <div className={samples.choices}>
      <Checkbox label="Cochée" defaultChecked />
      <Checkbox label="Partielle" indeterminate />
      <Checkbox label="Libre" />
      <Switch label="Activé" defaultChecked />
      <Switch label="Désactivé" />
    </div>
    <RadioGroup
      label="Accès au livret"
      name="access"
      defaultValue="link"
      choices={[
        { value: 'link', label: 'Un seul choix' },
        { value: 'code', label: 'Un autre choix' },
      ]}
    />
  </>
);

const ignore = () => undefined;

const ConfirmSample = () => (
  <div className={samples.stage}>
    <DialogWindow
      state="open"
      modal={false}
      closeOnEscape={false}
      draggable={false}
      closable={false}
      role="alertdialog"
      title="Retirer 3 participants ?"
      tone="danger"
      icon={<Icon of={IconUserMinus} size={20} />}
      onClose={ignore}
      footer={
        <>
          <Button data-autofocus>Garder</Button>
          <Button look="danger">Retirer</Button>
        </>
      }
    >
      Sofia, Chloé et Lucas n’auront plus accès au livret. Leur progression est conservée 30 jours.
    </DialogWindow>
  </div>
);

type Props = { title: string; scheme: 'light' | 'dark'; brand?: string };

const parts = [
  { name: 'Identité empruntée', Sample: IdentitySample },
  { name: 'Boutons : repos, survol, appui, focus, désactivé', Sample: ButtonSamples },
  { name: 'Statuts', Sample: Statuses },
  { name: 'Le fil : progression par chapitre', Sample: ThreadSamples },
  { name: 'Champs et choix', Sample: FieldSamples },
  { name: 'Confirmation', Sample: ConfirmSample },
  { name: 'Notifications, en bas au centre, 5 secondes', Sample: ToastSamples },
  { name: 'Vide, chargement, erreur, menu', Sample: StateSamples },
];

/** Everything on one sheet, as one host shows it in one scheme. */
export const ComponentSheet = ({ title, scheme, brand }: Props) => (
  <main className={scheme === 'dark' ? `${classes.sheet} p-dark` : classes.sheet} data-lv-scope data-brand={brand}>
    <Row gap={3} align="center" justify="between" wrap>
      <h1 className={classes.title}>{title}</h1>
      <Brand size={28} />
    </Row>
    {parts.map(({ name, Sample }) => (
      <section key={name} className={classes.section}>
        <h2 className={classes.name}>{name}</h2>
        <Sample />
      </section>
    ))}
    {!brand && (
      <section className={classes.section}>
        <h2 className={classes.name}>Marque blanche : mêmes composants, autre hôte</h2>
        <WhiteLabelSample scheme={scheme} />
      </section>
    )}
  </main>
);
