import { FieldGroup } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../../shared/LinkButton';
import { paths } from '../../../../shared/paths';
import type { CompanyCard } from '../types';

/* The screen of users stands in a feature above this one; the router knows it once it is there. */
const usersPath = paths.users as typeof paths.companies;

/** How many people have an account there, and the way to them. */
export const UsersTab = ({ card }: { card: CompanyCard }) => {
  const { t } = useTranslation('companyCards');
  return (
    <FieldGroup>
      <p>{t('users.count', { count: card.users })}</p>
      <p>
        <LinkButton to={usersPath} search={{ entreprise: card.id } as object}>
          {t('users.open')}
        </LinkButton>
      </p>
    </FieldGroup>
  );
};
