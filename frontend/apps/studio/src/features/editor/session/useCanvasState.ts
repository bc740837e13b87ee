import { useStore } from '@livretier/ui';
import type { Session } from './context';

export const useCanvasState = ({ state }: Session) => useStore(state);
