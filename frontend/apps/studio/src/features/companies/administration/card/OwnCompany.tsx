import { FormPage, Monogram } from '@livretier/ui';
import { usePageTitle } from '../../../../shared/text/usePageTitle';
import type { CompanyCard } from '../types';
import { CardTabs } from './CardTabs';
import classes from './OwnCompany.module.css';
import { useCardEditor } from './useCardEditor';
import { useSince } from './useSince';

/** The card of one's own company, as a screen. */
export const OwnCompany = ({ card }: { card: CompanyCard }) => {
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
