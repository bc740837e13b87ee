export { JournalPage } from './JournalPage';
