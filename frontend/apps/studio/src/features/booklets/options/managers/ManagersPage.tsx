import { OfBooklet } from '../OfBooklet';
import { Managers } from './Managers';

/** /livrets/options/responsables: who answers for the booklet. */
export const ManagersPage = () => <OfBooklet>{(booklet) => <Managers booklet={booklet} />}</OfBooklet>;
