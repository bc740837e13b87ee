import { filterChoices, Icon, QueryView, SearchField, Skeleton } from '@livretier/ui';
import { IconBook, IconGavel } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { type SectorChoice, sectorsQuery } from '@/features/booklets/creation/api';
import { ChoiceCard, ChoiceCards } from '@/features/booklets/creation/frame/ChoiceCards';
import { useBeforeGoingOn } from '@/features/booklets/creation/frame/mayGoOn';
import { StepBody, StepTitle } from '@/features/booklets/creation/frame/StepBody';
import { useInPreview } from '@/features/booklets/creation/preview/shown';
import { useCardFields } from '@/features/booklets/creation/saving/useCardFields';
import type { StepProps } from '@/features/booklets/creation/step';
import { libraryIcon } from '@/features/library';
import classes from './Sector.module.css';
import { SectorNote } from './SectorNote';

const Brings = ({ sector }: { sector: SectorChoice }) => {
  const { t } = useTranslation('creation');
  const obligations = sector.mandatory_obligations + sector.recommended_obligations;
  return (
    <span className={classes.brings}>
      <span>
        <Icon of={IconGavel} size={16} />
        <span>
          <Trans t={t} i18nKey="sector.obligations" count={obligations} components={{ b: <b /> }} />
        </span>
      </span>
      <span>
        <Icon of={IconBook} size={16} />
        <span>
          <Trans t={t} i18nKey="sector.chapters" count={sector.chapters} components={{ b: <b /> }} />
        </span>
      </span>
    </span>
  );
};

type Props = {
  sectors: readonly SectorChoice[];
  typed: string;
  value: string | null;
  error?: string | undefined;
  onChoose: (id: string) => void;
};

const SectorCards = ({ sectors, typed, value, error, onChoose }: Props) => {
  const { t } = useTranslation('creation');
  const name = useId();
  const shown = filterChoices(
    sectors.map((sector) => ({ ...sector, label: sector.name })),
    typed,
  );
  return (
    <>
      <ChoiceCards label={t('sector.title')} labelHidden columns={3} error={error}>
        {shown.map((sector) => (
          <ChoiceCard
            key={sector.id}
            name={name}
            value={sector.id}
            checked={sector.id === value}
            onChoose={() => onChoose(sector.id)}
            icon={libraryIcon(sector.icon)}
            iconPlace="before"
            title={sector.name}
            text={sector.description}
          >
            <Brings sector={sector} />
          </ChoiceCard>
        ))}
      </ChoiceCards>
      <p role="status" className={classes.found}>
        {typed && t('sector.found', { count: shown.length })}
      </p>
    </>
  );
};

/** The sector, which picks the chapters and the obligations. */
export const SectorStep = ({ booklet }: StepProps) => {
  const { t } = useTranslation('creation');
  const sectors = useQuery(sectorsQuery(booklet.kind));
  const { fields, change, save, phase } = useCardFields(booklet);
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState(false);
  const chosen = sectors.data?.items.find(({ id }) => id === fields.sector);
  useInPreview({ tab: 'contents', note: chosen && t('sector.shown') });
  useBeforeGoingOn(() => {
    setAsked(true);
    return fields.sector !== null;
  });
  const choose = (sector: string) => {
    change({ sector });
    void save();
  };
  return (
    <StepBody>
      <StepTitle
        lead={t('sector.lead')}
        tools={
          <div className={classes.search}>
            <SearchField label={t('sector.search')} value={typed} onChange={setTyped} />
          </div>
        }
      >
        {t('sector.title')}
      </StepTitle>
      <QueryView
        query={sectors}
        skeleton={<Skeleton shape="cards" lines={9} />}
        isEmpty={({ items }) => items.length === 0}
        empty={<p>{t('sector.none')}</p>}
      >
        {({ items }) => (
          <SectorCards
            sectors={items}
            typed={typed}
            value={fields.sector}
            error={asked && !fields.sector ? t('sector.missing') : undefined}
            onChoose={choose}
          />
        )}
      </QueryView>
      {chosen && <SectorNote booklet={booklet} sector={chosen} isSaved={phase === 'saved'} />}
    </StepBody>
  );
};
