import { Button, ErrorNote, Icon, ProgressBar } from '@livretier/ui';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '@/shared/LinkButton';
import { useLocale } from '@/shared/locale/useLocale';
import { paths } from '@/shared/paths';
import { wholeNumber } from '@/shared/text/numbers';
import { useErrorText } from '@/shared/text/useErrorText';
import { usePeoplePlaces } from '../api';
import { QuotaNote } from '../list/QuotaNote';
import { KnownColumns, WhatItDoes } from './Aside';
import { type PeopleImport, useApplyImport } from './api';
import { ChangeFile } from './ChangeFile';
import { Figures } from './Figures';
import classes from './Import.module.css';
import { ImportFrame } from './ImportFrame';
import { LinesByAction } from './LinesByAction';

type Props = { found: PeopleImport };

const Beside = ({ found }: Props) => (
  <>
    <KnownColumns columns={found.columns} />
    <WhatItDoes />
  </>
);

const Trying = ({ found }: Props) => {
  const { t } = useTranslation('people');
  return (
    <ImportFrame
      step="dryRun"
      lead={t('import.nothingSaved', { name: found.name })}
      actions={<ChangeFile found={found} />}
      aside={<Beside found={found} />}
    >
      <div className={classes.waiting} role="status">
        <p>{t('import.dryRun.trying')}</p>
        <ProgressBar label={t('import.dryRun.trying')} />
        <p className={classes.note}>{t('import.mayLeave')}</p>
      </div>
    </ImportFrame>
  );
};

/** What would be done: nothing is, before somebody says so. */
const Tried = ({ found }: Props) => {
  const { t } = useTranslation('people');
  const locale = useLocale();
  const errorText = useErrorText();
  const apply = useApplyImport(found.id);
  const { counts } = found;
  const { booklet } = found;
  /* Who is known already becomes a participant all the same. */
  const good = counts.new + counts.changed + (booklet ? counts.same : 0);
  const total = counts.new + counts.changed + counts.same + counts.error;
  const figures = { count: good, good: wholeNumber(good, locale), total: wholeNumber(total, locale) };
  return (
    <ImportFrame
      step="dryRun"
      lead={t('import.dryRun.lead', { name: found.name, count: total, lines: figures.total })}
      actions={<ChangeFile found={found} />}
      aside={<Beside found={found} />}
      foot={
        <>
          <LinkButton to={paths.peopleImportOf} params={{ id: found.id }} search={{ colonnes: true }}>
            {t('import.dryRun.back')}
          </LinkButton>
          <Button look="primary" disabled={good === 0} busy={apply.isPending} onClick={() => apply.mutate()}>
            <Icon of={IconCheck} />
            {good === 0 ? t('import.dryRun.nothing') : t(`import.dryRun.${booklet ? 'handOver' : 'apply'}`, figures)}
          </Button>
        </>
      }
    >
      {apply.error && <ErrorNote>{errorText(apply.error)}</ErrorNote>}
      <QuotaNote places={usePeoplePlaces(true)} />
      {booklet && <p>{t('import.into', { booklet: booklet.name })}</p>}
      <Figures counts={counts} />
      <LinesByAction found={found} />
    </ImportFrame>
  );
};

/** The dry run: under way, or done. */
export const DryRun = ({ found }: Props) =>
  found.state === 'mapped' ? <Trying found={found} /> : <Tried found={found} />;
