import { Button, QueryView } from '@livretier/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoles } from '../useRoles';
import classes from './RoleCard.module.css';
import { Answer, RoleMatrix } from './RoleMatrix';
import { RoleTableDialog } from './RoleTableDialog';
import { companyRoles } from './roleFields';
import { useRoleColumns } from './useRoleColumns';

const names = ['edit_pages', 'translate', 'publish_send', 'register', 'users', 'archive'] as const;
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
