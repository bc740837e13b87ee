import { useBuiltBooklet } from '../bookletContext';
import { KnownName } from './KnownName';
import { NewName } from './NewName';

/** /livrets/builder/name: a new booklet, or the name of one. */
export const NamePage = () => {
  const booklet = useBuiltBooklet();
  return booklet ? <KnownName key={booklet.id} booklet={booklet} /> : <NewName />;
};
