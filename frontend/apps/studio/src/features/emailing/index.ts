export { NewMailingPage } from './compose/NewMailingPage';
export { MailingPage } from './detail/MailingPage';
export { MailingsPage } from './list/MailingsPage';
export { RecipientsPage } from './recipients/RecipientsPage';
