/** Every address of the studio, as the router writes it: without the locale. */
export const paths = {
  root: '/',
  home: '/home',
  signIn: '/auth/login',
  journal: '/parametres/journal',
  terms: '/auth/legal/prompt',
  termsRefused: '/auth/legal/prompt-refused',
} as const;

export type Path = (typeof paths)[keyof typeof paths];
