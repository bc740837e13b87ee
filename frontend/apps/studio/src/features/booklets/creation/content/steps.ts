export { ChaptersStep } from './chapters/ChaptersStep';
export { NamePage } from './name/NamePage';
export { PagesStep } from './pages/PagesStep';
export { SectorStep } from './sector/SectorStep';
export { StructureStep } from './structure/StructureStep';
