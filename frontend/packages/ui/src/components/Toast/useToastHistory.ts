import { useStore } from '../../store/store';
import { historyStore } from './history';

export const useToastHistory = () => useStore(historyStore);
