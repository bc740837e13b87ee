import { lazyPage } from '../../shared/lazyPage';
import { withTexts } from '../../shared/locale/withTexts';
import type { guardStep as guard } from './guard';
import { stepPage } from './stepPage';

export type { StepId } from './step';

export const CreationFrame = lazyPage(withTexts(async () => (await import('./frame/CreationFrame')).CreationFrame));

export const NameStep = lazyPage(withTexts(async () => (await import('./name/NamePage')).NamePage));
export const SectorStep = stepPage(async () => (await import('./sector/SectorStep')).SectorStep);
export const StructureStep = stepPage(async () => (await import('./structure/StructureStep')).StructureStep);
export const ChaptersStep = stepPage(async () => (await import('./chapters/ChaptersStep')).ChaptersStep);
export const PagesStep = stepPage(async () => (await import('./pages/PagesStep')).PagesStep);
export const LogoStep = stepPage(async () => (await import('./looks/LogoStep')).LogoStep);
export const ColoursStep = stepPage(async () => (await import('./looks/ColoursStep')).ColoursStep);
export const FontStep = stepPage(async () => (await import('./looks/FontStep')).FontStep);
export const ValuesStep = stepPage(async () => (await import('./looks/ValuesStep')).ValuesStep);
export const DoneStep = stepPage(async () => (await import('./looks/DoneStep')).DoneStep);

/* What is asked before a step opens comes when one does: nobody who signs in waits for it. */
export const guardStep: typeof guard = async (visit) => (await import('./guard')).guardStep(visit);
