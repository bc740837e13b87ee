import { ErrorSummary, Monogram, SaveBar, SideSheet } from '@livretier/ui';
import { useNavigate } from '@tanstack/react-router';
import { paths } from '../../../../shared/paths';
import type { CompanyCard } from '../types';
import { CardTabs } from './CardTabs';
import { useCardEditor } from './useCardEditor';
import { useSince } from './useSince';

/** The card of a company beside the list. */
export const CompanySheet = ({ card }: { card: CompanyCard }) => {
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
