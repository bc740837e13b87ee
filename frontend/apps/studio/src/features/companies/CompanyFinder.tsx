import { CommandPalette, Monogram } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import { useSession } from '@/features/accounts';
import type { FinderProps } from '@/shared/later/useFinder';
import { useMemberships, useSwitchCompany } from './api';

/** One's companies, by their name. */
export const CompanyFinder = (props: FinderProps) => {
  const { t } = useTranslation('companies');
  const user = useSession();
  const switchCompany = useSwitchCompany();
  const memberships = useMemberships().data?.items ?? [];
  const commands = memberships.map(({ role, company }) => {
    const current = company.id === user?.company?.id;
    return {
      id: company.id,
      label: company.name,
      group: t('switcher.group'),
      caption: current ? t('memberships.current') : t(`roles.${role}`),
      icon: <Monogram name={company.name} />,
      onSelect: () => void (current || switchCompany.mutate(company.id)),
    };
  });
  return (
    <CommandPalette
      {...props}
      label={t('switcher.title')}
      placeholder={t('switcher.filter')}
      commands={commands}
      countText={(count) => t('switcher.results', { count, typed: props.typed })}
    />
  );
};
