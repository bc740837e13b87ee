export { typedNumber } from './proof/number';
