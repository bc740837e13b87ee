import { lazyPage } from '@/shared/lazyPage';
import { withTexts } from '@/shared/locale/withTexts';
import type { guardStep as guard } from './guard';
import { stepPage } from './stepPage';

export type { StepId } from './step';

export const CreationFrame = lazyPage(withTexts(async () => (await import('./frame/CreationFrame')).CreationFrame));

/* Steps that follow one another come together. */
const content = () => import('./content/steps');
const design = () => import('./design/steps');

export const NameStep = lazyPage(withTexts(async () => (await content()).NamePage));
export const SectorStep = stepPage(async () => (await content()).SectorStep);
export const StructureStep = stepPage(async () => (await content()).StructureStep);
export const ChaptersStep = stepPage(async () => (await content()).ChaptersStep);
export const PagesStep = stepPage(async () => (await content()).PagesStep);
export const LogoStep = stepPage(async () => (await design()).LogoStep);
export const ColoursStep = stepPage(async () => (await design()).ColoursStep);
export const FontStep = stepPage(async () => (await design()).FontStep);
export const ValuesStep = stepPage(async () => (await design()).ValuesStep);
export const DoneStep = stepPage(async () => (await design()).DoneStep);

/* What is asked before a step opens comes when one does: nobody who signs in waits for it. */
export const guardStep: typeof guard = async (visit) => (await import('./guard')).guardStep(visit);
