import type { Labels } from '../labels/labels';

/** The words of the components in stories and tests. */
export const labels: Labels = {
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  busy: 'Envoi en cours',
  loading: 'Chargement en cours',
  retry: 'Réessayer',
  refusedTitle: 'Accès réservé',
  refusedText: 'Votre rôle ne donne pas accès à ces informations.',
  failedTitle: 'Ces informations ne sont pas disponibles',
  failedText: 'Réessayez dans un instant.',
  skipToContent: 'Aller au contenu',
  sidebar: 'Barre latérale',
  mainNavigation: 'Navigation principale',
  openMenu: 'Ouvrir le menu',
  closeMenu: 'Fermer le menu',
  close: 'Fermer',
  cancel: 'Annuler',
  maximize: 'Agrandir',
  restore: 'Réduire',
  notifications: 'Notifications',
};
