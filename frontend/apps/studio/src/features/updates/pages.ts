import { lazyPages } from '@/shared/lazyPages';

export { proposalSearch, type UpdatesSearch, updatesSearch } from './updatesSearch';

const screens = lazyPages(() => import('./proposal/ProposalPage'));

export const ProposalPage = screens('ProposalPage');
