import { useSignedInUser } from '../accounts';
import colleagues from './colleagues.svg';
import team from './team.svg';

/** The people at work in a company of this kind: a chef's hat greets hotels and restaurants only. */
export const Drawing = ({ className }: { className: string | undefined }) => {
  const { company } = useSignedInUser();
  return <img src={company?.kind === 'hospitality' ? team : colleagues} alt="" className={className} />;
};
