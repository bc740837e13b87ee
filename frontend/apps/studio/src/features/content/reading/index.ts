export { HelpPage } from '../help/HelpPage';
export { NewsPage } from './NewsPage';
