import { CompanyButton, Menu, MenuChoice, Monogram } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import type { SwitcherProps } from './types';
import { useSwitchCompany } from './useSwitchCompany';

export const CompanyMenu = ({ name, kind, memberships, openCompanyId = '' }: SwitcherProps) => {
  const { t } = useTranslation('companies');
  const switchCompany = useSwitchCompany();
  const choices = memberships.map(({ role, company }) => ({
    value: company.id,
    label: company.name,
    caption: t(`roles.${role}`),
    icon: <Monogram name={company.name} />,
  }));
  return (
    <Menu
      position="bottom-start"
      target={<CompanyButton name={name} kind={kind} aria-busy={switchCompany.isPending} />}
    >
      <MenuChoice
        label={t('switcher.title')}
        value={openCompanyId}
        choices={choices}
        onChange={(id) => switchCompany.mutate(id)}
      />
    </Menu>
  );
};
