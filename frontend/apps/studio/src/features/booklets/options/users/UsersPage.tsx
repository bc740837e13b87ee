import { OfBooklet } from '../OfBooklet';
import { Users } from './Users';

/** /livrets/options/utilisateurs: who may do what with the booklet. */
export const UsersPage = () => <OfBooklet>{(booklet) => <Users booklet={booklet} />}</OfBooklet>;
