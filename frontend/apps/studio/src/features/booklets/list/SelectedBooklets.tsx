import { Button, confirm, Icon, type Selection, SelectionBar } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import { icons, type ManyChange, manyChangesOf } from '../acts/acts';
import { useChangeMany } from '../acts/useActs';
import type { BookletLine } from '../types';

type Props = { booklets: readonly BookletLine[]; selection: Selection };

/** What can be done at once with the booklets that are ticked: only what each of them allows. */
export const SelectedBooklets = ({ booklets, selection: { selected, onSelect } }: Props) => {
  const { t } = useTranslation('booklets');
  const { change, busy } = useChangeMany();
  const chosen = booklets.filter(({ id }) => selected.has(id));
  const count = chosen.length;
  const clear = () => onSelect(new Set());
  const press = async (name: ManyChange) => {
    const sure = await confirm({
      header: t(`askMany.${name}.header`, { count }),
      message: t(`ask.${name}.many`, { count }),
      icon: <Icon of={icons[name]} />,
      acceptLabel: t(`acts.${name}`),
      rejectLabel: t('askMany.reject', { count }),
      defaultFocus: 'reject',
    });
    if (sure) change(name, chosen, clear);
  };
  return (
    <SelectionBar text={count > 0 ? t('selection.text', { count }) : undefined} onClear={clear}>
      {manyChangesOf(chosen).map((name) => (
        <Button key={name} busy={busy} onClick={() => void press(name)}>
          <Icon of={icons[name]} />
          {t(`acts.${name}`)}
        </Button>
      ))}
      {manyChangesOf(chosen).length === 0 && <span>{t('selection.nothing')}</span>}
    </SelectionBar>
  );
};
