import { QueryView, SideSheet } from '@livretier/ui';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useOpenUser } from '../useOpenUser';
import { useUser } from '../useUser';
import { UserEditor } from './UserEditor';

/** /parametres/utilisateurs/{id}: somebody's account, beside the list. */
export const UserSheet = () => {
  const { t } = useTranslation('users');
  const { id = '' } = useParams({ strict: false });
  const user = useUser(id);
  const { close } = useOpenUser();
  if (user.data) return <UserEditor key={id} person={user.data} onClose={close} />;
  return (
    <SideSheet title={t('sheet.loading')} onClose={() => void close()}>
      <QueryView query={user}>{() => null}</QueryView>
    </SideSheet>
  );
};
