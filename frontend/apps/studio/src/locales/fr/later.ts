import account from './account.json';
import companyCards from './companyCards.json';
import creation from './creation.json';
import editor from './editor.json';
import identity from './identity.json';
import journal from './journal.json';
import library from './library.json';
import media from './media.json';
import settings from './settings.json';
import storage from './storage.json';
import uploads from './uploads.json';
import users from './users.json';

/** What no first screen says: it comes with the screens that do. */
export const laterMessages = {
  account,
  companyCards,
  creation,
  editor,
  identity,
  journal,
  library,
  media,
  settings,
  storage,
  uploads,
  users,
};
