import { lazyPages } from '@/shared/lazyPages';

export { participantsSearch } from './participantsSearch';

export const ParticipantsPage = lazyPages(() => import('.'))('ParticipantsPage');
