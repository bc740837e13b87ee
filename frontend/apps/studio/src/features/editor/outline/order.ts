export { afterDrop, afterStep, moved } from '../../../shared/order';
