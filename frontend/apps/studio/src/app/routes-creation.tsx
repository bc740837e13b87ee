import type { QueryClient } from '@tanstack/react-query';
import { createRoute } from '@tanstack/react-router';
import {
  ChaptersStep,
  ColoursStep,
  CreationFrame,
  DoneStep,
  FontStep,
  guardStep,
  LogoStep,
  NameStep,
  PagesStep,
  SectorStep,
  type StepId,
  StructureStep,
  ValuesStep,
} from '@/features/booklets/creation/pages';
import { type BookletSearch, bookletSearch } from '@/features/booklets/pages';
import { paths } from '@/shared/paths';
import { admin } from './shells';

type Visit = { context: { queryClient: QueryClient }; search: BookletSearch };

const frame = createRoute({
  getParentRoute: () => admin,
  id: 'creation',
  component: CreationFrame,
  validateSearch: bookletSearch,
  staticData: { whole: true },
});

const guarded = (step?: StepId) => ({
  getParentRoute: () => frame,
  beforeLoad: ({ context, search }: Visit) => guardStep({ client: context.queryClient, livret: search.livret, step }),
});
const at = (step: StepId) => ({ ...guarded(step), staticData: { step } });

const furthest = createRoute({ ...guarded(), path: paths.creation });
const name = createRoute({
  ...guarded('name'),
  path: paths.creationName,
  component: NameStep,
  staticData: { step: 'name', crumb: 'navigation.newBooklet', needs: ['create_booklets'] },
});
const sector = createRoute({ ...at('sector'), path: paths.creationSector, component: SectorStep });
const structure = createRoute({ ...at('structure'), path: paths.creationStructure, component: StructureStep });
const chapters = createRoute({ ...at('chapters'), path: paths.creationChapters, component: ChaptersStep });
const pages = createRoute({ ...at('pages'), path: paths.creationPages, component: PagesStep });
const logo = createRoute({ ...at('logo'), path: paths.creationLogo, component: LogoStep });
const colours = createRoute({ ...at('colours'), path: paths.creationColors, component: ColoursStep });
const font = createRoute({ ...at('font'), path: paths.creationFont, component: FontStep });
const values = createRoute({ ...at('values'), path: paths.creationValues, component: ValuesStep });
const done = createRoute({ ...at('done'), path: paths.creationDone, component: DoneStep });

/** The creation of a booklet: one frame around ten steps. */
export const creationRoutes = frame.addChildren([
  furthest,
  name,
  sector,
  structure,
  chapters,
  pages,
  logo,
  colours,
  font,
  values,
  done,
]);
