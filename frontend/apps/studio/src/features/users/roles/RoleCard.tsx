import { Button, Dialog, QueryView } from '@livretier/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type RoleTable, useRoles } from '../api';
import classes from './RoleCard.module.css';
import { Answer, RoleMatrix } from './RoleMatrix';
import { companyRoles } from './roleFields';
import { useRoleName } from './useRoleName';

const staffRoles = ['super_admin', 'library_editor'] as const;

type Shown = (typeof companyRoles)[number] | (typeof staffRoles)[number];

/** Narrow headers of roles, each with its whole name. */
const useRoleColumns = (roles: readonly Shown[]) => {
  const { t } = useTranslation('users');
  const roleName = useRoleName();
  return roles.map((role) => ({ key: role, header: t(`roles.short.${role}`), name: roleName(role) }));
};

type ActionRow = RoleTable['actions'][number];

/* Decided already, and not spoken of before there is something to do. */
const notThereYet = [
  'decide_core_update',
  'manage_people',
  'send_mailing',
  'record_receipt',
  'cancel_receipt',
  'read_register',
  'read_statistics',
] as const satisfies ActionRow['action'][];
type ThereAction = Exclude<ActionRow['action'], (typeof notThereYet)[number]>;

const isThere = (row: ActionRow): row is ActionRow & { action: ThereAction } =>
  !notThereYet.some((action) => action === row.action);

type Props = { opened: boolean; actions: RoleTable['actions']; marked: string; onClose: () => void };

/** Every action and every role, with how far each goes. */
const RoleTableDialog = ({ opened, actions, marked, onClose }: Props) => {
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
          rows={actions.filter(isThere).map(({ action, permissions }) => ({
            key: action,
            label: t(`roles.actions.${action}`),
            cells: Object.fromEntries(permissions.map(({ role, reach }) => [role, t(`roles.reach.${reach}`)])),
          }))}
        />
      </section>
    </Dialog>
  );
};

const names = ['edit_pages', 'translate', 'publish', 'users', 'journal', 'archive'] as const;
const isName = (name: string): name is (typeof names)[number] => names.some((known) => known === name);

/** What the chosen role permits, beside the others; the whole table is one click away. */
export const RoleCard = ({ role }: { role: string }) => {
  const { t } = useTranslation('users');
  const [opened, setOpened] = useState(false);
  const columns = useRoleColumns(companyRoles);
  return (
    <QueryView query={useRoles()} skeleton={null}>
      {({ essential, actions }) => (
        <section className={classes.card} aria-labelledby="role-card">
          <div className={classes.head}>
            <h3 id="role-card">{t('roles.permits')}</h3>
            <Button look="link" size="small" aria-haspopup="dialog" onClick={() => setOpened(true)}>
              {t('roles.whole')}
            </Button>
          </div>
          <RoleMatrix
            caption={t('roles.permits')}
            columns={columns}
            marked={role}
            rows={essential.map(({ name, roles }) => ({
              key: name,
              label: isName(name) ? t(`roles.essential.${name}`) : name,
              cells: Object.fromEntries(roles.map((one) => [one, <Answer key={one} yes />])),
            }))}
          />
          <RoleTableDialog opened={opened} actions={actions} marked={role} onClose={() => setOpened(false)} />
        </section>
      )}
    </QueryView>
  );
};
