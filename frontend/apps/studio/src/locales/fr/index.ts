import accounts from './accounts.json';
import common from './common.json';
import companies from './companies.json';
import errors from './errors.json';
import forms from './forms.json';
import home from './home.json';

/** What is read before one is signed in, and on the first screen afterwards. */
export const messages = { accounts, common, companies, errors, forms, home };
