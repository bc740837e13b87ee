import { lazyPages } from '@/shared/lazyPages';

export { mailingsSearch } from './mailingsSearch';

const pages = lazyPages(() => import('.'));

export const MailingsPage = pages('MailingsPage');
export const NewMailingPage = pages('NewMailingPage');
export const MailingPage = pages('MailingPage');
export const RecipientsPage = pages('RecipientsPage');
