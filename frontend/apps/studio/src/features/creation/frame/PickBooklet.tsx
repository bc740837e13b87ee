import { api, unwrap } from '@livretier/api';
import { EmptyState, Icon, QueryView, SearchField } from '@livretier/ui';
import { IconPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../shared/LinkButton';
import { paths } from '../../../shared/paths';
import type { StepId } from '../step';
import { furthestStep, isReachable, stepPaths } from '../steps';
import classes from './Frame.module.css';

/** An address of the creation that names no booklet: which one? */
export const PickBooklet = ({ step }: { step: StepId | undefined }) => {
  const { t } = useTranslation('creation');
  const [typed, setTyped] = useState('');
  const booklets = useQuery({
    queryKey: ['booklets', 'list', 'to-build', typed],
    queryFn: () => unwrap(api.GET('/api/booklets', { params: { query: { search: typed } } }), { quiet: true }),
    placeholderData: keepPreviousData,
  });
  const create = (
    <LinkButton look="primary" to={paths.creationName} search={{}}>
      <Icon of={IconPlus} />
      {t('picker.create')}
    </LinkButton>
  );
  return (
    <div className={classes.alone}>
      <div className={classes.stepHead}>
        <h1 tabIndex={-1}>{t('picker.title')}</h1>
        {create}
      </div>
      <SearchField label={t('picker.search')} value={typed} onChange={setTyped} />
      <QueryView
        query={booklets}
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyState title={t(typed ? 'picker.noMatch' : 'picker.none')}>{t('picker.noneText')}</EmptyState>}
      >
        {({ items }) => (
          <ul className={classes.picker}>
            {items
              .filter(({ abilities }) => abilities.build)
              .map((booklet) => {
                const to = stepPaths[step && isReachable(step, booklet) ? step : furthestStep(booklet)];
                return (
                  <li key={booklet.id}>
                    <Link to={to} search={{ livret: booklet.id }}>
                      {booklet.name}
                    </Link>
                  </li>
                );
              })}
          </ul>
        )}
      </QueryView>
    </div>
  );
};
