export { BookletsHomePage } from '../home/BookletsHomePage';
export { BookletsPage } from './BookletsPage';
