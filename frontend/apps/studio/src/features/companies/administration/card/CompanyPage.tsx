import { QueryView } from '@livretier/ui';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { paths } from '../../../../shared/paths';
import { useSignedInUser } from '../../../accounts';
import { CompanySheet } from './CompanySheet';
import { companyCardQuery } from './companyCardQuery';
import { OwnCompany } from './OwnCompany';

const route = getRouteApi(`/admin${paths.company}`);

/** /parametres/entreprises/{id}: a sheet beside the list, or the screen of one's own company. */
export const CompanyPage = () => {
  const { id } = route.useParams();
  const { manage_companies } = useSignedInUser().abilities;
  const Shown = manage_companies ? CompanySheet : OwnCompany;
  return <QueryView query={useQuery(companyCardQuery(id))}>{(card) => <Shown key={id} card={card} />}</QueryView>;
};
