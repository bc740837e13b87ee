export { ColoursStep } from './colours/ColoursStep';
export { DoneStep } from './done/DoneStep';
export { FontStep } from './font/FontStep';
export { LogoStep } from './logo/LogoStep';
export { ValuesStep } from './ValuesStep';
