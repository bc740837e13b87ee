import { Monogram, TwoLines } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import classes from './MembershipList.module.css';
import type { Membership } from './types';

type Props = { memberships: readonly Membership[]; openCompanyId: string };

export const MembershipList = ({ memberships, openCompanyId }: Props) => {
  const { t } = useTranslation('companies');
  return (
    <ul className={classes.list}>
      {memberships.map(({ id, role, company }) => (
        <li key={id} className={classes.row}>
          <Monogram name={company.name} />
          <TwoLines title={company.name} caption={t(`kinds.${company.kind}`)} size="small" />
          <span className={classes.role}>{t(`roles.${role}`)}</span>
          <span className={classes.open}>{company.id === openCompanyId && t('memberships.current')}</span>
        </li>
      ))}
    </ul>
  );
};
