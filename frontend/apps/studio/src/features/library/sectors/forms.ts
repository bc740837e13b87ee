export { NewSectorPage } from './create/NewSectorPage';
export { SectorPage } from './detail/SectorPage';
