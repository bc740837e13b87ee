import type { Content } from '../source/types';

export { isSame } from '../../../shared/saving/isSame';

export const contentOf = ({ title, importance, document }: Content): Content => ({ title, importance, document });
