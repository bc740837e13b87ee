import { Page, QueryView, Skeleton } from '@livretier/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '@/shared/LinkButton';
import { paths } from '@/shared/paths';
import { useShownThing } from '@/shared/shownThing';
import { usePageTitle } from '@/shared/text/usePageTitle';
import { gridQuery, type Named, sheetQuery } from '../api';
import { useLanguage } from '../useLanguage';
import { Texts } from './Texts';

/** The pages before and after, of the same language. */
const Neighbours = ({ named }: { named: Named }) => {
  const { t } = useTranslation('translations');
  const sheets = useQuery(gridQuery(named.booklet)).data?.sheets ?? [];
  const at = sheets.findIndex(({ id }) => id === named.sheet);
  const to = (sheet: string) => ({
    to: paths.bookletTranslations,
    params: { id: named.booklet },
    search: { langue: named.locale, page: sheet },
  });
  const [before, after] = [sheets[at - 1], at < 0 ? undefined : sheets[at + 1]];
  return (
    <>
      {before && <LinkButton {...to(before.id)}>{t('before')}</LinkButton>}
      {after && <LinkButton {...to(after.id)}>{t('after')}</LinkButton>}
    </>
  );
};

/** A page beside its translation. */
export const SheetPage = ({ named }: { named: Named }) => {
  const { t } = useTranslation('translations');
  const language = useLanguage()(named.locale);
  const sheet = useQuery(sheetQuery(named));
  const grid = useQuery(gridQuery(named.booklet)).data;
  const title = sheet.data?.title;
  usePageTitle(title ? t('sheetOf', { title, language }) : t('title'));
  useShownThing(grid?.booklet ?? '');
  return (
    <Page
      title={title ?? t('title')}
      lead={
        sheet.data
          ? t('lead', { language, count: sheet.data.counts.validated, all: sheet.data.counts.total })
          : '\u00a0'
      }
      actions={
        <>
          <LinkButton to={paths.bookletTranslations} params={{ id: named.booklet }} search={{}}>
            {t('allPages')}
          </LinkButton>
          <Neighbours named={named} />
        </>
      }
    >
      <QueryView query={sheet} skeleton={<Skeleton shape="fields" lines={8} />}>
        {(found) => <Texts named={named} sheet={found} reference={grid?.reference ?? 'fr-FR'} />}
      </QueryView>
    </Page>
  );
};
