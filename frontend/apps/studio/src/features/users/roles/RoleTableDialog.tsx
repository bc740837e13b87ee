import { Dialog } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import type { RoleTable } from '../types';
import { RoleMatrix } from './RoleMatrix';
import classes from './RoleTableDialog.module.css';
import { companyRoles } from './roleFields';
import { staffRoles, useRoleColumns } from './useRoleColumns';

type Props = { opened: boolean; actions: RoleTable['actions']; marked: string; onClose: () => void };

/** Every action and every role, with how far each goes. */
export const RoleTableDialog = ({ opened, actions, marked, onClose }: Props) => {
  const { t } = useTranslation('users');
  const columns = useRoleColumns([...staffRoles, ...companyRoles]);
  return (
    <Dialog opened={opened} title={t('roles.tableTitle')} wide onClose={onClose}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
      <section className={classes.scroller} aria-label={t('roles.tableTitle')} tabIndex={0}>
        <RoleMatrix
          caption={t('roles.tableTitle')}
          columns={columns}
          marked={marked}
          rows={actions.map(({ action, permissions }) => ({
            key: action,
            label: t(`roles.actions.${action}`),
            cells: Object.fromEntries(permissions.map(({ role, reach }) => [role, t(`roles.reach.${reach}`)])),
          }))}
        />
      </section>
    </Dialog>
  );
};
