/** Every address of the studio, as the router writes it: without the locale. */
export const paths = {
  root: '/',
  home: '/home',
  signIn: '/auth/login',
  forgottenPassword: '/auth/forgotten-password',
  newPassword: '/auth/new-password',
  terms: '/auth/legal/prompt',
  termsRefused: '/auth/legal/prompt-refused',
  termsOfUse: '/auth/legal/cgu',
  dataProtection: '/auth/legal/rgpd',
} as const;

export type Path = (typeof paths)[keyof typeof paths];
