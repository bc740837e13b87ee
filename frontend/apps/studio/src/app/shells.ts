import { createRoute } from '@tanstack/react-router';
import { AdminShell, AuthShell } from './layouts/lazy';
import { rootRoute } from './rootRoute';

/** The frames that screens stand in. */
export const auth = createRoute({ getParentRoute: () => rootRoute, id: 'auth', component: AuthShell });
export const admin = createRoute({ getParentRoute: () => rootRoute, id: 'admin', component: AdminShell });
