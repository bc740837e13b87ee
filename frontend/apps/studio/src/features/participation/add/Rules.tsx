import { confirm, Icon, IconButton, QueryView } from '@livretier/ui';
import { IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { groupsQuery } from '@/features/people';
import { sitesQuery } from '@/features/values';
import { useLocale } from '@/shared/locale/useLocale';
import { type Rule, rulesQuery, useDeleteRule } from '../api/rules';
import { useDayText } from '../useTexts';
import classes from './Add.module.css';

type Named = { id: string; name: string };

const namesOf = (ids: readonly string[] = [], known: readonly Named[] = [], unknown: string) =>
  ids.map((id) => known.find((one) => one.id === id)?.name ?? unknown);

/** "Hôtel du Plateau ou Auberge du Lac ; Serveuse": whom a rule is for, in words. */
const useRuleText = () => {
  const { t } = useTranslation(['participation', 'editor']);
  const locale = useLocale();
  const sites = useQuery(sitesQuery).data;
  const groups = useQuery(groupsQuery).data;
  const either = new Intl.ListFormat(locale, { type: 'disjunction' });
  return ({ conditions }: Rule) => {
    const parts = [
      namesOf(conditions.sites, sites, t('rules.unknownSite')),
      conditions.jobs ?? [],
      (conditions.contracts ?? []).map((contract) => t(`editor:conditions.contract.${contract}`)),
      namesOf(conditions.groups, groups, t('rules.unknownGroup')),
    ].filter((names) => names.length > 0);
    return parts.length > 0 ? parts.map((names) => either.format(names)).join(t('rules.and')) : t('rules.all');
  };
};

/** By which people become participants; taking one away leaves those who came by it. */
export const Rules = ({ bookletId }: { bookletId: string }) => {
  const { t } = useTranslation(['participation', 'common']);
  const rules = useQuery(rulesQuery(bookletId));
  const remove = useDeleteRule(bookletId);
  const textOf = useRuleText();
  const { dateText } = useDayText();
  const ask = async (rule: Rule) => {
    const sure = await confirm({
      header: t('rules.ask.header'),
      message: t('rules.ask.text'),
      icon: <Icon of={IconTrash} />,
      acceptLabel: t('rules.ask.accept'),
      rejectLabel: t('common:labels.cancel'),
      defaultFocus: 'reject',
    });
    if (sure) remove.mutate(rule.id);
  };
  return (
    <QueryView query={rules} isEmpty={(items) => items.length === 0} empty={null}>
      {(items) => (
        <ul className={classes.rules} aria-label={t('rules.title')}>
          {items.map((rule) => (
            <li key={rule.id} className={classes.rule}>
              <span>
                <strong>{textOf(rule)}</strong>
                <small>{t('rules.by', { name: rule.by_name, day: dateText(rule.created_at) })}</small>
              </span>
              <IconButton
                icon={IconTrash}
                label={t('rules.delete', { rule: textOf(rule) })}
                onClick={() => void ask(rule)}
              />
            </li>
          ))}
        </ul>
      )}
    </QueryView>
  );
};
