import type { Severity, ToastMessage } from '../../components/Toast/message';
import { Toast } from '../../components/Toast/Toast';
import classes from './samples.module.css';

const ignore = () => undefined;
const action = (label: string) => ({ label, onSelect: ignore });

const sayings: (ToastMessage & { severity: Severity })[] = [
  {
    severity: 'success',
    summary: 'Livret publié',
    detail: 'Vos 186 participants voient la nouvelle version.',
    action: action('Voir'),
  },
  {
    severity: 'info',
    summary: 'Nouvelle version de Livretier',
    detail: 'Rechargez la page quand vous voulez.',
    action: action('Recharger'),
  },
  { severity: 'warn', summary: 'Connexion perdue', detail: 'Vos modifications sont gardées sur cet ordinateur.' },
  {
    severity: 'error',
    summary: 'Import interrompu',
    detail: 'Ligne 14 : l’adresse « lucas.ferrand@ » est incomplète.',
    action: action('Corriger'),
  },
  { severity: 'secondary', summary: 'Brouillon enregistré' },
  {
    severity: 'contrast',
    summary: 'Livret déplacé dans la corbeille',
    detail: 'Il y reste 30 jours.',
    action: action('Annuler'),
  },
];

export const ToastSamples = () => (
  <div className={classes.stack}>
    {sayings.map((message, id) => (
      <Toast key={message.severity} toast={{ ...message, id, leaving: false }} onClose={ignore} />
    ))}
  </div>
);
