import { QueryView } from '@livretier/ui';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../../shared/paths';
import { RefusedPage } from '../../../../shared/RefusedPage';
import { useSignedInUser } from '../../../accounts';
import { ObligationEditor } from './ObligationEditor';
import { obligationQuery } from './obligationQuery';

const route = getRouteApi(`/admin${paths.obligation}`);

/** /parametres/builder/obligations/{id}: one obligation, its source and who last read it. */
export const ObligationPage = () => {
  const { t } = useTranslation('library');
  const { id } = route.useParams();
  const obligation = useQuery(obligationQuery(id));
  if (!useSignedInUser().abilities.manage_library) return <RefusedPage title={t('obligations.title')} />;
  return <QueryView query={obligation}>{(found) => <ObligationEditor key={id} obligation={found} />}</QueryView>;
};
