import { getRouteApi } from '@tanstack/react-router';
import { paths } from '@/shared/paths';
import { GridPage } from './grid/GridPage';
import { SheetPage } from './sheet/SheetPage';

const route = getRouteApi(`/admin${paths.bookletTranslations}`);

/** /livrets/{id}/traductions: how far each page is, or one page beside its translation. */
export const BookletTranslationsPage = () => {
  const { id } = route.useParams();
  const { langue, page } = route.useSearch();
  return langue && page ? (
    <SheetPage key={`${langue} ${page}`} named={{ booklet: id, locale: langue, sheet: page }} />
  ) : (
    <GridPage booklet={id} />
  );
};
