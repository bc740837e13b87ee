export { NewObligationPage } from './NewObligationPage';
export { ObligationPage } from './ObligationPage';
