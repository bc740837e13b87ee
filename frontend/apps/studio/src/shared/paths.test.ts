import { describe, expect, it } from 'vitest';
import { isPath, paths } from './paths';

/* The route table of the specification, line by line. */
const specified = `
/ /home /livrets /livrets/home
/livrets/options /livrets/options/acces /livrets/options/avance /livrets/options/emailing
/livrets/options/participants /livrets/options/responsables /livrets/options/utilisateurs
/livrets/options/emailing/create /livrets/options/emailing/{id} /livrets/options/emailing/{id}/destinataires
/livrets/{id}/editor
/livrets/builder /livrets/builder/font /livrets/builder/logo /livrets/builder/name /livrets/builder/pages
/livrets/builder/colors /livrets/builder/chapitres /livrets/builder/structure /livrets/builder/livret-completed
/livrets/builder/personnalisation /livrets/builder/secteur-activite
/aide
/auth/login /auth/forgotten-password /auth/new-password
/auth/legal/cgu /auth/legal/rgpd /auth/legal/prompt /auth/legal/prompt-refused
/identity /actualite/{id}
/parametres /parametres/builder /parametres/langues /parametres/mediatheque /parametres/traductions
/parametres/tutoriels /parametres/tutoriels/create /parametres/tutoriels/{id}
/parametres/actualites /parametres/actualites/create /parametres/actualites/{id}
/parametres/entreprises /parametres/entreprises/create /parametres/entreprises/{id}
/parametres/utilisateurs /parametres/utilisateurs/create /parametres/utilisateurs/{id}
/parametres/builder/chapitres /parametres/builder/chapitres/create /parametres/builder/chapitres/{id}
/parametres/builder/chapitres/{id}/pages
/parametres/builder/secteurs-activite /parametres/builder/secteurs-activite/create
/parametres/builder/secteurs-activite/{id}
/tableau-bord /tableau-bord/statistiques /tableau-bord/espace-utilise
`;
const ours = [
  '/livrets/{id}/socle/{proposal}',
  '/livrets/{id}/traductions',
  '/compte',
  '/parametres/journal',
  '/parametres/adresses-ecartees',
  '/parametres/domaine-d-envoi',
  '/parametres/etat-du-service',
  '/parametres/informations-pratiques',
  '/parametres/mediatheque/{id}',
  '/parametres/personnes',
  '/parametres/personnes/create',
  '/parametres/personnes/groupes',
  '/parametres/personnes/import',
  '/parametres/personnes/import/{id}',
  '/parametres/personnes/{id}',
  '/parametres/builder/chapitres/{id}/versions/{number}',
  '/parametres/builder/obligations',
  '/parametres/builder/obligations/create',
  '/parametres/builder/obligations/{id}',
  '/verification/{number}',
  '/auth/email',
  '/auth/invitation',
  '/auth/legal/mentions',
  '/auth/legal/traitement',
  '/auth/second-factor',
];

describe('the addresses', () => {
  it('are those of the specification, and ours', () => {
    const routes = specified.trim().split(/\s+/).concat(ours);

    expect(
      Object.values(paths)
        .map((path) => path.replaceAll(/\$(\w+)/g, '{$1}'))
        .sort(),
    ).toEqual(routes.sort());
  });

  it.each(['/livrets', '/livrets/', '/Livrets/42/editor', '/parametres/utilisateurs/create'])('know %s', (address) => {
    expect(isPath(address)).toBe(true);
  });

  it.each(['/livret', '/livrets/42', '/livrets//editor', '/parametres/utilisateurs/42/43', '//'])(
    'do not know %s',
    (address) => {
      expect(isPath(address)).toBe(false);
    },
  );
});
