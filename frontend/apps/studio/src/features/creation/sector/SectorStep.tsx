import { QueryView, SearchField } from '@livretier/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBeforeGoingOn } from '../frame/mayGoOn';
import { StepBody } from '../frame/StepBody';
import { StepTitle } from '../frame/StepTitle';
import { useInPreview } from '../preview/shown';
import { useCardFields } from '../saving/useCardFields';
import type { StepProps } from '../step';
import classes from './Sector.module.css';
import { SectorCards } from './SectorCards';
import { SectorNote } from './SectorNote';
import { sectorsQuery } from './sectorsQuery';

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
      <QueryView query={sectors} isEmpty={({ items }) => items.length === 0} empty={<p>{t('sector.none')}</p>}>
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
