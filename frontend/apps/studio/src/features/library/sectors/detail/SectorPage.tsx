import { QueryView } from '@livretier/ui';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../../shared/paths';
import { RefusedPage } from '../../../../shared/RefusedPage';
import { useSignedInUser } from '../../../accounts';
import { Sector } from './Sector';
import { sectorQuery } from './sectorQuery';

const route = getRouteApi(`/admin${paths.sector}`);

/** /parametres/builder/secteurs-activite/{id}: one sector, what it recommends and what it must cover. */
export const SectorPage = () => {
  const { t } = useTranslation('library');
  const { id } = route.useParams();
  const sector = useQuery(sectorQuery(id));
  if (!useSignedInUser().abilities.manage_library) return <RefusedPage title={t('sectors.title')} />;
  return <QueryView query={sector}>{(found) => <Sector key={id} sector={found} />}</QueryView>;
};
