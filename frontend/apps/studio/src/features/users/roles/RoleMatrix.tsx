import { Icon, VisuallyHidden } from '@livretier/ui';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './RoleMatrix.module.css';

type MatrixColumn = { key: string; header: string; name: string };
type MatrixRow = { key: string; label: string; cells: Record<string, ReactNode> };

type Props = { caption: string; columns: readonly MatrixColumn[]; rows: readonly MatrixRow[]; marked?: string };

/** Said aloud and drawn: a tick, or a dash. */
export const Answer = ({ yes }: { yes: boolean }) => {
  const { t } = useTranslation('users');
  return (
    <>
      {yes ? <Icon of={IconCheck} size={16} /> : <span aria-hidden="true">–</span>}
      <VisuallyHidden>{t(yes ? 'roles.yes' : 'roles.no')}</VisuallyHidden>
    </>
  );
};

/** Who may do what: actions down, roles across; the role in question stands out. */
export const RoleMatrix = ({ caption, columns, rows, marked }: Props) => {
  const { t } = useTranslation('users');
  return (
    <table className={classes.matrix}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{t('roles.action')}</VisuallyHidden>
          </th>
          {columns.map(({ key, header, name }) => (
            <th key={key} scope="col" data-marked={key === marked || undefined}>
              <abbr title={name}>{header}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, cells }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            {columns.map((column) => (
              <td key={column.key} data-marked={column.key === marked || undefined}>
                {cells[column.key] ?? <Answer yes={false} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
