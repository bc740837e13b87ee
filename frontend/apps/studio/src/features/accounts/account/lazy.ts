import { lazyRouteComponent } from '@tanstack/react-router';

/** Loaded when somebody goes there: the first screen does not wait for the fields of a form. */
export const AccountPage = lazyRouteComponent(() => import('./AccountPage'), 'AccountPage');
