export { SectorPage } from './detail/SectorPage';
export { NewSectorPage } from './NewSectorPage';
