import { Icon, ProgressBar } from '@livretier/ui';
import { IconCircleCheck, IconUsers } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '@/shared/LinkButton';
import { useLocale } from '@/shared/locale/useLocale';
import { paths } from '@/shared/paths';
import { wholeNumber } from '@/shared/text/numbers';
import { useRefreshPeople } from '../api';
import { KnownColumns, WhatItDoes } from './Aside';
import type { PeopleImport } from './api';
import { OtherFile } from './ChangeFile';
import { Figures } from './Figures';
import classes from './Import.module.css';
import { ImportFrame } from './ImportFrame';
import { LinesByAction } from './LinesByAction';

type Props = { found: PeopleImport };

const Applying = ({ found }: Props) => {
  const { t } = useTranslation('people');
  const locale = useLocale();
  const { applied, new: fresh, changed } = found.counts;
  const total = fresh + changed;
  const done = { count: applied, done: wholeNumber(applied, locale), total: wholeNumber(total, locale) };
  return (
    <ImportFrame step="result" lead={found.name} aside={<WhatItDoes />}>
      <div className={classes.waiting}>
        <p role="status">{t('import.result.applying', done)}</p>
        <ProgressBar label={t('import.result.progress')} value={applied} max={Math.max(total, 1)} />
        <p className={classes.note}>{t('import.mayLeave')}</p>
      </div>
    </ImportFrame>
  );
};

const Next = ({ found: { booklet } }: Props) => {
  const { t } = useTranslation('people');
  if (booklet)
    return (
      <LinkButton to={paths.bookletParticipants} search={{ livret: booklet.id }} look="primary">
        <Icon of={IconUsers} />
        {t('import.result.toParticipants')}
      </LinkButton>
    );
  return (
    <LinkButton to={paths.people} look="primary">
      <Icon of={IconUsers} />
      {t('import.result.toPeople')}
    </LinkButton>
  );
};

const Done = ({ found }: Props) => {
  const { t } = useTranslation('people');
  const locale = useLocale();
  const refresh = useRefreshPeople();
  const { applied } = found.counts;
  useEffect(() => void refresh(), [refresh]);
  return (
    <ImportFrame
      step="result"
      lead={found.name}
      actions={<OtherFile found={found} />}
      aside={<KnownColumns columns={found.columns} />}
      foot={<Next found={found} />}
    >
      <p className={classes.done} role="status">
        <Icon of={IconCircleCheck} size={20} />
        {t('import.result.done', { count: applied, done: wholeNumber(applied, locale) })}
      </p>
      {found.booklet && <p>{t('import.result.into', { booklet: found.booklet.name })}</p>}
      <Figures counts={found.counts} />
      <LinesByAction found={found} />
    </ImportFrame>
  );
};

/** What became of the file: being taken over, done, or given up. */
export const Result = ({ found }: Props) => {
  const { t } = useTranslation('people');
  if (found.state === 'applying') return <Applying found={found} />;
  if (found.state === 'done') return <Done found={found} />;
  return (
    <ImportFrame step="file" lead={found.name} aside={<WhatItDoes />} actions={<OtherFile found={found} />}>
      <p>{t('import.result.cancelled')}</p>
    </ImportFrame>
  );
};
