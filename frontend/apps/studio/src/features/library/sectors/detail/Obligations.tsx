import { type Column, DataTable, Icon, SectionHeader, WarningNote } from '@livretier/ui';
import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { concerns } from '@/features/library/kinds';
import { Checked, ConfirmButton, LevelTag, Source } from '@/features/library/obligations/ObligationFacts';
import type { BookletKind, SectorDetails, SectorObligation } from '@/features/library/types';
import { LinkButton } from '@/shared/LinkButton';
import { paths } from '@/shared/paths';
import classes from './Sector.module.css';

type Props = { sector: SectorDetails; kind: BookletKind | undefined };

const useColumns = (): readonly Column<SectorObligation, 'label' | 'level' | 'checked'>[] => {
  const { t } = useTranslation('library');
  return [
    {
      key: 'label',
      header: t('sectors.obligations.label'),
      primary: true,
      width: 'wide',
      cell: (obligation) => (
        <>
          <Link to={paths.obligation} params={{ id: obligation.id }}>
            {obligation.label}
          </Link>
          <Source obligation={obligation} />
        </>
      ),
    },
    {
      key: 'level',
      header: t('obligations.columns.level'),
      width: 'fit',
      cell: ({ level }) => <LevelTag level={level} />,
    },
    {
      key: 'checked',
      header: t('obligations.columns.checked'),
      width: 'fit',
      cell: (obligation) => <Checked obligation={obligation} />,
    },
  ];
};

/** What booklets of this sector must cover. */
export const Obligations = ({ sector: { id, obligations: all, abilities }, kind }: Props) => {
  const { t } = useTranslation('library');
  const obligations = all.filter(({ kinds }) => concerns(kinds, kind));
  const mandatory = obligations.filter(({ level }) => level === 'mandatory').length;
  const overdue = obligations.filter((obligation) => obligation.overdue).length;
  const counts = {
    count: obligations.length,
    mandatory: t('sectors.obligations.mandatory', { count: mandatory }),
    recommended: t('sectors.obligations.recommended', { count: obligations.length - mandatory }),
  };
  return (
    <section aria-labelledby="sector-obligations">
      <SectionHeader
        id="sector-obligations"
        title={t('obligations.title')}
        text={t('sectors.obligations.text', counts)}
        actions={
          abilities.edit && (
            <LinkButton to={paths.newObligation} search={{ secteur: id }} size="small">
              <Icon of={IconPlus} size={16} />
              {t('sectors.obligations.add')}
            </LinkButton>
          )
        }
      />
      <DataTable
        caption={t('sectors.obligations.caption')}
        columns={useColumns()}
        rows={obligations}
        rowKey={(obligation) => obligation.id}
        empty={<p>{t('sectors.obligations.none')}</p>}
        actions={
          abilities.edit && overdue > 0
            ? (row) => row.overdue && <ConfirmButton id={row.id} label={row.label} short />
            : undefined
        }
      />
      {abilities.edit && overdue > 0 && (
        <div className={classes.overdue}>
          <WarningNote title={t('sectors.obligations.overdue', { count: overdue })}>
            {t('sectors.obligations.overdueText')}
          </WarningNote>
        </div>
      )}
    </section>
  );
};
