import { CompanyButton, CompanyCard, Menu, MenuChoice, Monogram } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import { useFinder } from '@/shared/later/useFinder';
import type { SessionUser } from '../accounts';
import { type SwitcherProps, useMemberships, useSwitchCompany } from './api';
import { useCompanyText } from './useCompanyText';

const CompanyMenu = ({ name, kind, memberships, openCompanyId = '' }: SwitcherProps) => {
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

const load = async () => (await import('./CompanyFinder')).CompanyFinder;

/** Too many for a menu: they are found by their name. */
const ManyCompanies = ({ name, kind }: SwitcherProps) => {
  const { Finder, opened, open, props } = useFinder(load);
  return (
    <>
      <CompanyButton name={name} kind={kind} aria-haspopup="dialog" aria-expanded={opened} onClick={open} />
      {Finder && <Finder {...props} />}
    </>
  );
};

const many = 8;

/** The company one works for, and the way to the others for those who have several. */
export const CompanySwitcher = ({ user }: { user: SessionUser }) => {
  const { name, kind } = useCompanyText()(user);
  const memberships = useMemberships().data?.items ?? [];
  const props = { name, kind, memberships, openCompanyId: user.company?.id };
  if (memberships.length < 2) return <CompanyCard name={name} kind={kind} />;
  return memberships.length > many ? <ManyCompanies {...props} /> : <CompanyMenu {...props} />;
};
