import { Tabs } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import { SitesTab } from '../sites/SitesTab';
import type { CompanyCard } from '../types';
import { ContactTab } from './ContactTab';
import { DataTab } from './DataTab';
import { QuotasTab } from './QuotasTab';
import { ThemeTab } from './ThemeTab';
import { type TabName, tabNames } from './tabs';
import { UsersTab } from './UsersTab';
import type { CardForm } from './useCardEditor';

type Props = { card: CompanyCard; form: CardForm; tab: TabName; setTab: (tab: TabName) => void };

const contents = {
  contact: ContactTab,
  theme: ThemeTab,
  sites: SitesTab,
  users: UsersTab,
  data: DataTab,
  quotas: QuotasTab,
};

/** The parts of a card. All of them stay in the form, whichever is shown. */
export const CardTabs = ({ card, form, tab, setTab }: Props) => {
  const { t } = useTranslation('companyCards');
  const tabs = tabNames.map((name) => {
    const Content = contents[name];
    return { value: name, label: t(`tabs.${name}`), content: <Content card={card} form={form} /> };
  });
  return <Tabs label={t('tabs.label')} tabs={tabs} value={tab} onChange={(value) => setTab(value as TabName)} />;
};
