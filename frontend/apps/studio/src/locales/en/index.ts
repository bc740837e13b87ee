import { blockWords } from '@livretier/blocks/words/en';
import account from './account.json';
import accounts from './accounts.json';
import booklets from './booklets.json';
import comments from './comments.json';
import common from './common.json';
import companies from './companies.json';
import companyCards from './companyCards.json';
import content from './content.json';
import coverage from './coverage.json';
import creation from './creation.json';
import dashboard from './dashboard.json';
import editor from './editor.json';
import emailing from './emailing.json';
import errors from './errors.json';
import forms from './forms.json';
import home from './home.json';
import identity from './identity.json';
import journal from './journal.json';
import languages from './languages.json';
import library from './library.json';
import look from './look.json';
import mail from './mail.json';
import media from './media.json';
import participation from './participation.json';
import people from './people.json';
import preview from './preview.json';
import publishing from './publishing.json';
import questions from './questions.json';
import reading from './reading.json';
import register from './register.json';
import service from './service.json';
import settings from './settings.json';
import stats from './stats.json';
import storage from './storage.json';
import todo from './todo.json';
import translations from './translations.json';
import updates from './updates.json';
import uploads from './uploads.json';
import users from './users.json';
import values from './values.json';
import verification from './verification.json';

export const messages = {
  account,
  accounts,
  booklets,
  comments,
  common,
  companies,
  companyCards,
  content,
  coverage,
  creation,
  dashboard,
  editor: { ...editor, block: blockWords },
  emailing,
  errors,
  forms,
  home,
  identity,
  journal,
  languages,
  library,
  look,
  mail,
  media,
  participation,
  people,
  preview,
  publishing,
  questions,
  reading,
  register,
  service,
  settings,
  stats,
  storage,
  todo,
  updates,
  translations,
  uploads,
  users,
  values,
  verification,
};
