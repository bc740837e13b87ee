import {
  Avatar,
  FilterBar,
  FilteredEmpty,
  QueryView,
  RadioGroup,
  SearchField,
  TablePager,
  useKeysetPages,
} from '@livretier/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/shared/locale/useLocale';
import { relativeTime } from '@/shared/text/dates';
import { useSignedInUser } from '../accounts';
import { useRoleText } from '../companies';
import { nameOf, type Target, useTargets } from './api';

/** What one should know of somebody before acting as them: their place, and what speaks for or against it. */
const useTargetText = () => {
  const { t } = useTranslation(['identity', 'companies']);
  const locale = useLocale();
  const roleText = useRoleText();
  const place = (target: Target) => {
    const company = target.company_name ?? (target.platform_role === 'none' ? null : t('companies:platform.kind'));
    const role = roleText(target);
    if (!company) return role;
    const others = target.companies - 1;
    return others > 0 ? t('who.places', { role, company, count: others }) : t('who.place', { role, company });
  };
  const note = ({ obstacle, last_seen }: Target) => {
    if (obstacle) return t(`obstacles.${obstacle}`);
    return last_seen ? t('who.seen', { when: relativeTime(Date.parse(last_seen), Date.now(), locale) }) : undefined;
  };
  return { place, note };
};

type Props = { chosen: Target | null; onChoose: (target: Target) => void; error: string | undefined };

/** The people around, to find one of them; whoever is chosen stays in view. */
export const TargetList = ({ chosen, onChoose, error }: Props) => {
  const { t } = useTranslation('identity');
  const { place, note } = useTargetText();
  const everywhere = useSignedInUser().abilities.manage_companies;
  const [search, setSearch] = useState('');
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const pages = useKeysetPages({ value: cursors, onChange: setCursors, filters: search });
  const targets = useTargets(search, pages.cursor);
  const choiceOf = (target: Target) => ({
    value: target.id,
    label: nameOf(target),
    description: place(target),
    mark: <Avatar name={nameOf(target)} />,
    note: note(target),
    disabled: !target.allowed,
  });
  return (
    <>
      <FilterBar label={t('who.filters')}>
        <SearchField
          label={t(everywhere ? 'who.searchEverywhere' : 'who.search')}
          value={search}
          onChange={(text) => setSearch(text.slice(0, 100))}
        />
      </FilterBar>
      <QueryView query={targets}>
        {({ items, next }) => {
          const others = items.filter(({ id }) => id !== chosen?.id);
          const shown = others.length === items.length && chosen ? [chosen, ...items] : items;
          return (
            <>
              {shown.length > 0 && (
                <RadioGroup
                  label={t('who.label')}
                  look="list"
                  choices={shown.map(choiceOf)}
                  value={chosen?.id ?? ''}
                  onChange={({ target: { value } }) => shown.filter(({ id }) => id === value).forEach(onChoose)}
                  error={error}
                />
              )}
              {items.length === 0 && search && <FilteredEmpty text={t('who.noMatch')} onClear={() => setSearch('')} />}
              {shown.length === 0 && !search && <p>{t('who.empty')}</p>}
              {(next || pages.page > 1) && (
                <TablePager previous={t('who.previous')} next={t('who.next')} {...pages.turn(next)}>
                  {t('who.page', { page: pages.page })}
                </TablePager>
              )}
            </>
          );
        }}
      </QueryView>
    </>
  );
};
