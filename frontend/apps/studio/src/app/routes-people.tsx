import { createRoute } from '@tanstack/react-router';
import {
  GroupsSheet,
  ImportPage,
  importSearch,
  NewImportPage,
  NewPersonSheet,
  newImportSearch,
  PeoplePage,
  PersonSheet,
  peopleSearch,
} from '@/features/people/pages';
import { paths } from '@/shared/paths';
import { isId } from '@/shared/searchParts';
import { settingsAbove } from './above';
import { admin } from './shells';

const above = [settingsAbove, { crumb: 'navigation.people', path: paths.people }] as const;

/* The list, and beside it the card of somebody, or the groups. */
const people = createRoute({
  getParentRoute: () => admin,
  path: paths.people,
  component: PeoplePage,
  validateSearch: peopleSearch,
  staticData: { crumb: 'navigation.people', above: settingsAbove },
});
const newPerson = createRoute({ getParentRoute: () => people, path: 'create', component: NewPersonSheet });
const groups = createRoute({ getParentRoute: () => people, path: 'groupes', component: GroupsSheet });
const person = createRoute({
  getParentRoute: () => people,
  path: '$id',
  component: PersonSheet,
  staticData: { isValid: ({ params: { id } }) => isId(id) },
});

/* A file of people, and where it stands. */
const newImport = createRoute({
  getParentRoute: () => admin,
  path: paths.peopleImport,
  component: NewImportPage,
  validateSearch: newImportSearch,
  staticData: { crumb: 'navigation.peopleImport', above, needs: ['manage_people'] },
});
const oneImport = createRoute({
  getParentRoute: () => admin,
  path: paths.peopleImportOf,
  component: ImportPage,
  validateSearch: importSearch,
  staticData: { crumb: 'navigation.peopleImport', above, isValid: ({ params: { id } }) => isId(id) },
});

export const peopleRoutes = [people.addChildren([newPerson, groups, person]), newImport, oneImport] as const;
