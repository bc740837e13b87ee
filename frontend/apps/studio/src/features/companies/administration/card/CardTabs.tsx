import { FieldGroup, Tabs } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '@/shared/LinkButton';
import { paths } from '@/shared/paths';
import type { CompanyCard } from '../api';
import { SitesTab } from '../entries/SitesTab';
import { ContactTab } from './ContactTab';
import { DataTab } from './DataTab';
import { QuotasTab } from './QuotasTab';
import { SituationTab } from './SituationTab';
import { ThemeTab } from './ThemeTab';
import { type CardForm, type TabName, tabNames } from './useCardEditor';

/* The screen of users stands in a feature above this one; the router knows it once it is there. */
const usersPath = paths.users as typeof paths.companies;

/** How many people have an account there, and the way to them. */
const UsersTab = ({ card }: { card: CompanyCard }) => {
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

type Props = { card: CompanyCard; form: CardForm; tab: TabName; setTab: (tab: TabName) => void };

const contents = {
  contact: ContactTab,
  situation: SituationTab,
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
