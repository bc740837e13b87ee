import { ErrorSummary, FormPage, Monogram, QueryView, SaveBar, SideSheet } from '@livretier/ui';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSignedInUser } from '@/features/accounts';
import { useLocale } from '@/shared/locale/useLocale';
import { paths } from '@/shared/paths';
import { longDate } from '@/shared/text/dates';
import { usePageTitle } from '@/shared/text/usePageTitle';
import { type CompanyCard, companyCardQuery } from '../api';
import { CardTabs } from './CardTabs';
import classes from './CompanyPage.module.css';
import { useCardEditor } from './useCardEditor';

/** "Cliente depuis le 4 octobre 2024" */
const useSince = () => {
  const { t } = useTranslation('companyCards');
  const locale = useLocale();
  return ({ created_at }: CompanyCard) => t('since', { date: longDate(new Date(created_at), locale) });
};

/** The card of a company beside the list. */
const CompanySheet = ({ card }: { card: CompanyCard }) => {
  const navigate = useNavigate();
  const { form, tab, setTab, faults, submit, foot } = useCardEditor(card);
  const since = useSince();
  const close = () => void navigate({ to: paths.companies, search: (old: object) => old, resetScroll: false });
  return (
    <SideSheet
      title={card.name}
      caption={since(card)}
      mark={<Monogram name={card.name} size="large" tinted />}
      onClose={close}
      onSubmit={submit}
      footer={<SaveBar {...foot} />}
    >
      <ErrorSummary errors={faults} />
      <CardTabs {...{ card, form, tab, setTab }} />
    </SideSheet>
  );
};

/** The card of one's own company, as a screen. */
const OwnCompany = ({ card }: { card: CompanyCard }) => {
  const { form, tab, setTab, faults, submit, foot } = useCardEditor(card);
  const since = useSince();
  usePageTitle(card.name);
  return (
    <FormPage
      title={card.name}
      lead={since(card)}
      mark={<Monogram name={card.name} size="large" />}
      onSubmit={submit}
      errors={faults}
      {...foot}
    >
      <div className={classes.card}>
        <CardTabs {...{ card, form, tab, setTab }} />
      </div>
    </FormPage>
  );
};

const route = getRouteApi(`/admin${paths.company}`);

/** /parametres/entreprises/{id}: a sheet beside the list, or the screen of one's own company. */
export const CompanyPage = () => {
  const { id } = route.useParams();
  const { manage_companies } = useSignedInUser().abilities;
  const Shown = manage_companies ? CompanySheet : OwnCompany;
  return <QueryView query={useQuery(companyCardQuery(id))}>{(card) => <Shown key={id} card={card} />}</QueryView>;
};
