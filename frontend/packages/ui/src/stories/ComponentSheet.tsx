import { Brand } from '../components/Brand/Brand';
import classes from './ComponentSheet.module.css';
import { Statuses } from './Statuses';
import { ButtonSamples } from './samples/ButtonSamples';
import { ConfirmSample } from './samples/ConfirmSample';
import { FieldSamples } from './samples/FieldSamples';
import { IdentitySample } from './samples/IdentitySample';
import { StateSamples } from './samples/StateSamples';
import { ThreadSamples } from './samples/ThreadSamples';
import { ToastSamples } from './samples/ToastSamples';
import { WhiteLabelSample } from './samples/WhiteLabelSample';

type Props = { title: string; scheme: 'light' | 'dark'; brand?: string };

const samples = [
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
    <div className={classes.head}>
      <h1 className={classes.title}>{title}</h1>
      <Brand size={28} />
    </div>
    {samples.map(({ name, Sample }) => (
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
