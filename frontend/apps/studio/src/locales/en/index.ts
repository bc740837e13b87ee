import account from './account.json';
import accounts from './accounts.json';
import common from './common.json';
import companies from './companies.json';
import companyCards from './companyCards.json';
import creation from './creation.json';
import editor from './editor.json';
import errors from './errors.json';
import forms from './forms.json';
import home from './home.json';
import identity from './identity.json';
import journal from './journal.json';
import library from './library.json';
import media from './media.json';
import settings from './settings.json';
import storage from './storage.json';
import uploads from './uploads.json';
import users from './users.json';

export const messages = {
  account,
  accounts,
  common,
  companies,
  companyCards,
  creation,
  editor,
  errors,
  forms,
  home,
  identity,
  journal,
  library,
  media,
  settings,
  storage,
  uploads,
  users,
};
