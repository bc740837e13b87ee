import { createRoute } from '@tanstack/react-router';
import {
  AdvancedPage,
  BookletsHomePage,
  BookletsPage,
  BookletUsersPage,
  bookletSearch,
  bookletsSearch,
  loadBooklet,
  ManagersPage,
  OptionsHomePage,
  ReadingPage,
} from '@/features/booklets/pages';
import { questionsSearch } from '@/features/comprehension/pages';
import { MailingPage, MailingsPage, mailingsSearch, NewMailingPage, RecipientsPage } from '@/features/emailing/pages';
import { ParticipantsPage, participantsSearch } from '@/features/participation/pages';
import { registerSearch } from '@/features/register/pages';
import { BookletTranslationsPage, translationsSearch } from '@/features/translations/pages';
import { ProposalPage, proposalSearch, updatesSearch } from '@/features/updates/pages';
import { ValuesPage, valuesSearch } from '@/features/values/pages';
import { paths } from '@/shared/paths';
import { isId } from '@/shared/searchParts';
import { settingsAbove } from './above';
import { admin } from './shells';

const bookletsAbove = { crumb: 'navigation.booklets', path: paths.booklets } as const;
const ofBooklets = ['see_booklets'] as const;

const booklets = createRoute({
  getParentRoute: () => admin,
  path: paths.booklets,
  component: BookletsPage,
  validateSearch: (search: Record<string, unknown>) => ({ ...updatesSearch(search), ...bookletsSearch(search) }),
  staticData: { crumb: 'navigation.booklets', needs: ofBooklets },
});
const bookletsHome = createRoute({
  getParentRoute: () => admin,
  path: paths.bookletsHome,
  component: BookletsHomePage,
  staticData: { crumb: 'navigation.bookletsHome', above: bookletsAbove, needs: ofBooklets },
});

const coreUpdate = createRoute({
  getParentRoute: () => admin,
  path: paths.coreUpdate,
  component: ProposalPage,
  validateSearch: proposalSearch,
  loader: ({ context, params }) => loadBooklet(context.queryClient, params.id),
  staticData: {
    crumb: 'navigation.coreUpdate',
    above: bookletsAbove,
    isValid: ({ params: { id, proposal } }) => isId(id) && isId(proposal),
  },
});

/* The options name their booklet in the address, not in the path: `?livret=`. */
const options = createRoute({
  getParentRoute: () => admin,
  path: paths.bookletOptions,
  validateSearch: bookletSearch,
  loaderDeps: ({ search: { livret } }) => ({ livret }),
  loader: ({ context, deps }) => loadBooklet(context.queryClient, deps.livret),
  staticData: { crumb: 'navigation.bookletOptions', named: true, above: bookletsAbove, needs: ofBooklets },
});
const optionsHome = createRoute({ getParentRoute: () => options, path: '/', component: OptionsHomePage });
const participants = createRoute({
  getParentRoute: () => options,
  path: 'participants',
  component: ParticipantsPage,
  validateSearch: (search: Record<string, unknown>) => ({
    ...registerSearch(search),
    ...questionsSearch(search),
    ...participantsSearch(search),
  }),
  staticData: { crumb: 'navigation.bookletParticipants', inside: true },
});

/* Mailings: the list, and inside it a new one, one of them, and to whom it goes. */
const mailings = createRoute({
  getParentRoute: () => options,
  path: 'emailing',
  staticData: { crumb: 'navigation.bookletMailings', inside: true },
});
const mailingsList = createRoute({
  getParentRoute: () => mailings,
  path: '/',
  component: MailingsPage,
  validateSearch: mailingsSearch,
});
const newMailing = createRoute({
  getParentRoute: () => mailings,
  path: 'create',
  component: NewMailingPage,
  staticData: { crumb: 'navigation.newMailing', inside: true },
});
const ofMailing = {
  crumb: 'navigation.bookletMailing',
  inside: true,
  isValid: ({ params: { id } }: { params: Readonly<Record<string, string | undefined>> }) => isId(id),
} as const;
const mailing = createRoute({
  getParentRoute: () => mailings,
  path: '$id',
  component: MailingPage,
  staticData: ofMailing,
});
const recipients = createRoute({
  getParentRoute: () => mailings,
  path: '$id/destinataires',
  component: RecipientsPage,
  validateSearch: mailingsSearch,
  staticData: ofMailing,
});

const reading = createRoute({
  getParentRoute: () => options,
  path: 'acces',
  component: ReadingPage,
  staticData: { crumb: 'navigation.bookletAccess', inside: true },
});
const managers = createRoute({
  getParentRoute: () => options,
  path: 'responsables',
  component: ManagersPage,
  staticData: { crumb: 'navigation.bookletManagers', inside: true },
});
const users = createRoute({
  getParentRoute: () => options,
  path: 'utilisateurs',
  component: BookletUsersPage,
  staticData: { crumb: 'navigation.bookletUsers', inside: true },
});
const advanced = createRoute({
  getParentRoute: () => options,
  path: 'avance',
  component: AdvancedPage,
  staticData: { crumb: 'navigation.bookletAdvanced', inside: true },
});

/* How far its pages are in its languages, and each beside its translation. */
const translations = createRoute({
  getParentRoute: () => admin,
  path: paths.bookletTranslations,
  component: BookletTranslationsPage,
  validateSearch: translationsSearch,
  loader: ({ context, params }) => loadBooklet(context.queryClient, params.id),
  staticData: {
    crumb: 'navigation.bookletTranslations',
    named: true,
    above: bookletsAbove,
    needs: ofBooklets,
    isValid: ({ params: { id } }) => isId(id),
  },
});

/* What the texts of booklets insert, kept once for all of them. */
const values = createRoute({
  getParentRoute: () => admin,
  path: paths.values,
  component: ValuesPage,
  validateSearch: valuesSearch,
  staticData: { crumb: 'navigation.values', above: settingsAbove, needs: ofBooklets },
});

export const bookletRoutes = [
  booklets,
  bookletsHome,
  coreUpdate,
  options.addChildren([
    optionsHome,
    participants,
    mailings.addChildren([mailingsList, newMailing, mailing, recipients]),
    reading,
    managers,
    users,
    advanced,
  ]),
  translations,
  values,
] as const;
