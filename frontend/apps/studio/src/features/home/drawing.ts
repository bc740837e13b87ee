import type { Company } from '../companies';
import colleagues from './colleagues.svg';
import team from './team.svg';

/** The people at work in a company of this kind: a chef's hat greets hotels and restaurants only. */
export const drawingOf = (company: Pick<Company, 'kind'> | null) =>
  company?.kind === 'hospitality' ? team : colleagues;
