import { Page, Segmented } from '@livretier/ui';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSignedInUser } from '@/features/accounts';
import { paths } from '@/shared/paths';
import { RefusedPage } from '@/shared/RefusedPage';
import { useShownThing } from '@/shared/shownThing';
import { usePageTitle } from '@/shared/text/usePageTitle';
import type { UpdatesSearch } from '../updatesSearch';
import { ByBooklet } from './ByBooklet';
import { OneRelease } from './OneRelease';
import { Releases } from './Releases';

const route = getRouteApi(`/admin${paths.booklets}`);

const Board = () => {
  const { t } = useTranslation('updates');
  const { version, par, etat, livret, lot } = route.useSearch();
  const navigate = useNavigate();
  const show = (change: UpdatesSearch) =>
    void navigate({ to: paths.booklets, search: { vue: 'socle', ...change }, resetScroll: false });
  usePageTitle(t('title'));
  useShownThing(t('title'));
  if (version) return <OneRelease key={version} id={version} batch={lot} onShow={show} />;
  const by = par ?? (livret ? 'livret' : 'version');
  return (
    <Page
      title={t('title')}
      lead={t('board.lead')}
      actions={
        <Segmented
          label={t('board.by')}
          value={by}
          options={(['version', 'livret'] as const).map((value) => ({ value, label: t(`board.${value}`) }))}
          onChange={(value) => show(value === 'livret' ? { par: value } : {})}
        />
      }
    >
      {by === 'livret' ? <ByBooklet state={etat} booklet={livret} onShow={show} /> : <Releases />}
    </Page>
  );
};

/** /livrets?vue=socle: what the library proposes to the booklets of the company, and what became of it. */
export const UpdatesBoard = () => {
  const { t } = useTranslation('updates');
  return useSignedInUser().abilities.decide_updates ? <Board /> : <RefusedPage title={t('title')} />;
};
