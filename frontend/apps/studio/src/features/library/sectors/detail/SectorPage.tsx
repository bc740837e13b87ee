import { FilterMenu, FormPage, Icon, ProgressBar, QueryView, Stack } from '@livretier/ui';
import { IconBook2 } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignedInUser } from '@/features/accounts';
import { sectorQuery, useChangeSectorStatus } from '@/features/library/api/sectors';
import { ContentActs, ContentStatusTag } from '@/features/library/Content';
import { Sign } from '@/features/library/icons/Sign';
import { bookletKinds } from '@/features/library/kinds';
import type { BookletKind, SectorDetails } from '@/features/library/types';
import { useLocale } from '@/shared/locale/useLocale';
import { paths } from '@/shared/paths';
import { RefusedPage } from '@/shared/RefusedPage';
import { useShownThing } from '@/shared/shownThing';
import { usePageTitle } from '@/shared/text/usePageTitle';
import { SectorFields } from '../SectorFields';
import { Obligations } from './Obligations';
import { Recommended } from './Recommended';
import classes from './Sector.module.css';
import { useSectorEditor } from './useSectorEditor';

const every = 'all';

type Props = {
  kinds: readonly BookletKind[];
  value: BookletKind | undefined;
  onChange: (kind: BookletKind | undefined) => void;
};

/** "Livret : tous", or one kind of them. */
const KindFilter = ({ kinds, value, onChange }: Props) => {
  const { t } = useTranslation('library');
  return (
    <FilterMenu
      label={t('filters.kind')}
      icon={<Icon of={IconBook2} />}
      value={value ?? every}
      choices={[
        { value: every, label: t('filters.everyKind'), short: t('filters.all') },
        ...kinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) })),
      ]}
      onChange={(chosen) => onChange(kinds.find((kind) => kind === chosen))}
    />
  );
};

/** How many of its obligations the chapters that the sector recommends meet, and which remain. */
const Coverage = ({ sector: { coverage } }: { sector: SectorDetails }) => {
  const { t } = useTranslation('library');
  const list = new Intl.ListFormat(useLocale(), { type: 'conjunction' });
  const { covered, total, missing } = coverage;
  return (
    <section aria-labelledby="sector-coverage">
      <h2 id="sector-coverage">{t('sectors.coverage.title')}</h2>
      {total === 0 ? (
        <p className={classes.missing}>{t('sectors.coverage.nothing')}</p>
      ) : (
        <>
          <div className={classes.bar}>
            <ProgressBar label={t('sectors.coverage.title')} value={covered} max={total} tone="success" />
            <p>{t('sectors.coverage.text', { count: covered, total })}</p>
          </div>
          <p className={classes.missing}>
            {missing.length === 0
              ? t('sectors.coverage.complete')
              : t('sectors.coverage.missing', {
                  count: missing.length,
                  labels: list.format(missing.map((label) => t('quoted', { text: label }))),
                })}
          </p>
        </>
      )}
    </section>
  );
};

/* A booklet has no more chapters: what a sector recommends beyond is for several kinds of booklet. */
const mostOfOneBooklet = 30;

/** A sector as a whole: what it is and recommends is one form, its obligations stand beside it. */
const Sector = ({ sector }: { sector: SectorDetails }) => {
  const { t } = useTranslation('library');
  const { form, faults, submit, foot } = useSectorEditor(sector);
  const changeStatus = useChangeSectorStatus(sector.id);
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
      actions={
        <ContentActs of="sectors" name={sector.label} abilities={sector.abilities} changeStatus={changeStatus} />
      }
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
        <Stack gap={6} shrink>
          <section className={classes.card} aria-labelledby="sector-identity">
            <h2 id="sector-identity">{t('sectors.identity')}</h2>
            <SectorFields form={form} disabled={!edit} folded />
          </section>
          <Recommended form={form} sector={sector} kind={kind} disabled={!edit} />
        </Stack>
        <Stack gap={6} shrink>
          <Obligations sector={sector} kind={kind} />
          <Coverage sector={sector} />
        </Stack>
      </div>
    </FormPage>
  );
};

const route = getRouteApi(`/admin${paths.sector}`);

/** /parametres/builder/secteurs-activite/{id}: one sector, what it recommends and what it must cover. */
export const SectorPage = () => {
  const { t } = useTranslation('library');
  const { id } = route.useParams();
  const sector = useQuery(sectorQuery(id));
  if (!useSignedInUser().abilities.manage_library) return <RefusedPage title={t('sectors.title')} />;
  return <QueryView query={sector}>{(found) => <Sector key={id} sector={found} />}</QueryView>;
};
