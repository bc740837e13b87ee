/** What the tests look for on the screen, in both languages. */
export const words = {
  fr: {
    prefix: '',
    signInHeading: 'Bon retour',
    email: 'Adresse e-mail',
    password: 'Mot de passe',
    signIn: 'Se connecter',
    termsHeading: 'Avant de commencer',
    accept: 'Accepter et continuer',
    refuse: 'Refuser',
    refusedHeading: 'Vous avez refusé les conditions',
    readAgain: 'Relire les conditions',
    hello: 'Bonjour',
    openMenu: 'Ouvrir le menu',
    signOut: 'Se déconnecter',
    notFound: 'Cette page s’est décousue',
    badCredentials: 'L’adresse e-mail ou le mot de passe ne convient pas.',
  },
  en: {
    prefix: '/en-GB',
    signInHeading: 'Welcome back',
    email: 'E-mail address',
    password: 'Password',
    signIn: 'Sign in',
    termsHeading: 'Before you start',
    accept: 'Accept and continue',
    refuse: 'Refuse',
    refusedHeading: 'You refused the terms',
    readAgain: 'Read the terms again',
    hello: 'Hello',
    openMenu: 'Open the menu',
    signOut: 'Sign out',
    notFound: 'This page has come unstitched',
    badCredentials: 'The e-mail address or the password is not right.',
  },
} as const;

export type Language = keyof typeof words;
