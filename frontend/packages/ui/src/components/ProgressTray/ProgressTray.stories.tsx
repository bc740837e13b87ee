import type { Meta, StoryObj } from '@storybook/react-vite';
import { inDark } from '../../stories/schemes';
import { Button } from '../Button/Button';
import { type Job, startJob, updateJob } from './jobs';
import { ProgressTray, ProgressTrayHost } from './ProgressTray';

export default { title: 'ProgressTray', parameters: { layout: 'fullscreen' } } satisfies Meta;

const ignore = () => undefined;
const failures = [
  { what: 'Ligne 14 : l’adresse est incomplète.', fix: 'Ajoutez la fin, par exemple .fr.' },
  { what: 'Ligne 31 : cette personne est déjà inscrite.', fix: 'Retirez la ligne.' },
];

const jobs: Job[] = [
  {
    id: 1,
    name: 'Import de « saisonniers-2027.csv »',
    state: 'running',
    value: 124,
    max: 186,
    counts: '124 personnes sur 186',
    remaining: 'encore 20 secondes environ',
    onPause: ignore,
    onCancel: ignore,
  },
  {
    id: 2,
    name: 'Envoi du livret à 41 personnes',
    state: 'paused',
    value: 12,
    max: 41,
    counts: '12 messages sur 41',
    onResume: ignore,
    onCancel: ignore,
  },
  {
    id: 3,
    name: 'Import de « extras.csv »',
    state: 'failed',
    value: 30,
    max: 44,
    counts: '30 personnes sur 44',
    failures,
    onRetry: ignore,
  },
];

export const Light: StoryObj = { render: () => <ProgressTray jobs={jobs} onClear={ignore} /> };
export const Dark: StoryObj = { ...Light, ...inDark };

/** The service at work: start, move on, fail and finish. */
const Work = () => {
  const last = () => Number(document.body.dataset.job);
  const start = () => {
    const id = startJob({
      name: 'Import de « saisonniers-2027.csv »',
      onPause: () => updateJob(id, { state: 'paused' }),
      onResume: () => updateJob(id, { state: 'running' }),
      onCancel: () => updateJob(id, { state: 'cancelled' }),
      onRetry: () => updateJob(id, { state: 'running', failures: undefined }),
    });
    document.body.dataset.job = String(id);
  };
  return (
    <main>
      <Button onClick={start}>Commencer</Button>
      <Button onClick={() => updateJob(last(), { value: 93, max: 186, counts: '93 personnes sur 186' })}>
        Avancer
      </Button>
      <Button onClick={() => updateJob(last(), { state: 'failed', failures })}>Échouer</Button>
      <Button onClick={() => updateJob(last(), { state: 'done', value: 186, counts: '186 personnes sur 186' })}>
        Finir
      </Button>
      <ProgressTrayHost />
    </main>
  );
};

export const Service: StoryObj = { render: () => <Work /> };
