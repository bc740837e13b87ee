import { FormPage } from '@livretier/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShownThing } from '../../../../shared/shownThing';
import { usePageTitle } from '../../../../shared/text/usePageTitle';
import { ContentActs } from '../../ContentActs';
import { ContentStatusTag } from '../../ContentStatusTag';
import { Sign } from '../../icons/Sign';
import { KindFilter } from '../../KindFilter';
import { bookletKinds } from '../../kinds';
import type { SectorDetails } from '../../types';
import { SectorFields } from '../SectorFields';
import { Coverage } from './Coverage';
import { Obligations } from './Obligations';
import { Recommended } from './Recommended';
import classes from './Sector.module.css';
import { useSectorEditor } from './useSectorEditor';
import { useTurnSector } from './useTurnSector';

/* A booklet has no more chapters: what a sector recommends beyond is for several kinds of booklet. */
const mostOfOneBooklet = 30;

/** A sector as a whole: what it is and recommends is one form, its obligations stand beside it. */
export const Sector = ({ sector }: { sector: SectorDetails }) => {
  const { t } = useTranslation('library');
  const { form, faults, submit, foot } = useSectorEditor(sector);
  const turn = useTurnSector(sector.id);
  const { edit } = sector.abilities;
  const kinds = bookletKinds.filter((kind) => sector.chapters.some((chapter) => chapter.kinds.includes(kind)));
  const [kind, setKind] = useState(sector.chapters.length > mostOfOneBooklet ? kinds[0] : undefined);
  usePageTitle(sector.label);
  useShownThing(sector.label);
  return (
    <FormPage
      title={sector.label}
      mark={<Sign icon={sector.icon} size="large" />}
      tag={<ContentStatusTag of="sectors" status={sector.status} />}
      lead={t(`sectors.detail.lead.${sector.status}`, { code: sector.code })}
      actions={<ContentActs of="sectors" name={sector.label} abilities={sector.abilities} turn={turn} />}
      onSubmit={submit}
      errors={faults}
      {...foot}
    >
      {kinds.length > 1 && (
        <div className={classes.kind}>
          <KindFilter kinds={kinds} value={kind} onChange={setKind} />
        </div>
      )}
      <div className={classes.columns}>
        <div className={classes.column}>
          <section className={classes.card} aria-labelledby="sector-identity">
            <h2 id="sector-identity">{t('sectors.identity')}</h2>
            <SectorFields form={form} disabled={!edit} folded />
          </section>
          <Recommended form={form} sector={sector} kind={kind} disabled={!edit} />
        </div>
        <div className={classes.column}>
          <Obligations sector={sector} kind={kind} />
          <Coverage sector={sector} />
        </div>
      </div>
    </FormPage>
  );
};
