export { ColoursStep } from './ColoursStep';
export { DoneStep } from './DoneStep';
export { FontStep } from './FontStep';
export { LogoStep } from './LogoStep';
export { ValuesStep } from './ValuesStep';
