import { OfBooklet } from '../OfBooklet';
import { OptionsHome } from './OptionsHome';

/** /livrets/options: what can be set of a booklet, and what it covers. */
export const OptionsHomePage = () => <OfBooklet>{(booklet) => <OptionsHome booklet={booklet} />}</OfBooklet>;
