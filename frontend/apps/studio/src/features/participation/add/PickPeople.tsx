import { Button, Checkbox, Dialog, ErrorNote, FilterMenu, QueryView, SearchField } from '@livretier/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookletOut } from '@/features/booklets/api';
import { useMayAdd } from '@/features/people';
import { sitesQuery } from '@/features/values';
import { LinkButton } from '@/shared/LinkButton';
import { MoreItems } from '@/shared/MoreItems';
import { paths } from '@/shared/paths';
import { useErrorText } from '@/shared/text/useErrorText';
import { useSayDone } from '../ActDialogs';
import { useAddParticipants } from '../api/participants';
import { type Person, peopleQuery } from '../api/people';
import { usePlaceText } from '../useTexts';
import classes from './Add.module.css';

/** As many as one call takes. */
const most = 1000;
const every = 'all';

type ListProps = { search: string; site: string | null; picked: ReadonlySet<string>; onPick: (id: string) => void };

/** The people of the company, some at a time. */
const PeopleList = ({ search, site, picked, onPick }: ListProps) => {
  const { t } = useTranslation('participation');
  const id = useId();
  const people = useInfiniteQuery(peopleQuery(search, site));
  const place = usePlaceText();
  const captionOf = ({ reference, job, site: where, email }: Person) =>
    [place({ job, site: where?.name ?? null }), reference, email || t('withoutEmail')].filter(Boolean).join(' · ');
  return (
    <QueryView
      query={people}
      isEmpty={(items) => items.length === 0}
      empty={<p className={classes.none}>{t(search || site ? 'add.noMatch' : 'add.nobody')}</p>}
    >
      {(items) => (
        <MoreItems
          label={t('add.more')}
          count={items.length}
          more={people.hasNextPage}
          busy={people.isFetchingNextPage}
          onMore={() => void people.fetchNextPage()}
        >
          <ul className={classes.people} aria-label={t('add.people')}>
            {items.map((person) => (
              <li key={person.id}>
                <Checkbox
                  label={person.name}
                  aria-describedby={`${id}-${person.id}`}
                  checked={picked.has(person.id)}
                  onChange={() => onPick(person.id)}
                  data-row-opener
                />
                <small id={`${id}-${person.id}`}>{captionOf(person)}</small>
              </li>
            ))}
          </ul>
        </MoreItems>
      )}
    </QueryView>
  );
};

/** Whoever is not known yet comes by a file, or is added elsewhere by those who may. */
const Missing = ({ booklet }: { booklet: BookletOut }) => {
  const { t } = useTranslation('participation');
  const mayAdd = useMayAdd().data;
  return (
    <p className={classes.missing}>
      {t('add.missing')}
      {mayAdd ? (
        <LinkButton look="quiet" size="small" to={paths.people}>
          {t('add.toPeople')}
        </LinkButton>
      ) : (
        <LinkButton look="quiet" size="small" to={paths.peopleImport} search={{ livret: booklet.id }}>
          {t('add.toImport')}
        </LinkButton>
      )}
    </p>
  );
};

type Props = { booklet: BookletOut; choice: ReactNode; onClose: () => void };

/** Some people of the company; those who have the booklet already stay as they are. */
export const PickPeople = ({ booklet, choice, onClose }: Props) => {
  const { t } = useTranslation(['participation', 'common']);
  const errorText = useErrorText();
  const say = useSayDone();
  const id = useId();
  const sites = useQuery(sitesQuery).data ?? [];
  const add = useAddParticipants(booklet.id);
  const [search, setSearch] = useState('');
  const [site, setSite] = useState<string>(every);
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const pick = (person: string) => {
    const next = new Set(picked);
    if (!next.delete(person)) next.add(person);
    setPicked(next);
  };
  const send = () =>
    add.mutate([...picked], {
      onSuccess: (changed) => {
        say('added', changed);
        onClose();
      },
    });
  const full = picked.size > most;
  return (
    <Dialog
      opened
      wide
      title={t('add.title')}
      lead={t('add.lead')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('common:labels.cancel')}</Button>
          <Button
            look="primary"
            busy={add.isPending}
            disabled={picked.size === 0 || full}
            aria-describedby={full ? id : undefined}
            onClick={send}
          >
            {picked.size === 0 ? t('add.accept') : t('add.acceptCount', { count: picked.size })}
          </Button>
        </>
      }
    >
      <div className={classes.content}>
        {choice}
        <search className={classes.filters} aria-label={t('add.filters')}>
          <SearchField label={t('add.search')} value={search} onChange={(text) => setSearch(text.slice(0, 100))} />
          {sites.length > 0 && (
            <FilterMenu
              label={t('filters.site')}
              value={site}
              choices={[
                { value: every, label: t('filters.everySite'), short: t('filters.all') },
                ...sites.map((one) => ({ value: one.id, label: one.name })),
              ]}
              onChange={setSite}
            />
          )}
        </search>
        <PeopleList search={search} site={site === every ? null : site} picked={picked} onPick={pick} />
        <Missing booklet={booklet} />
        {full && <p id={id}>{t('add.tooMany', { most })}</p>}
        {add.error && <ErrorNote>{errorText(add.error)}</ErrorNote>}
      </div>
    </Dialog>
  );
};
