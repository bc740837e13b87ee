export { NewObligationPage } from './create/NewObligationPage';
export { ObligationPage } from './detail/ObligationPage';
