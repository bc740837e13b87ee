import { lazyPage } from '../../shared/lazyPage';
import { withTexts } from '../../shared/locale/withTexts';

export const MediaPage = lazyPage(withTexts(async () => (await import('./MediaPage')).MediaPage));
export const MediaSheet = lazyPage(withTexts(async () => (await import('./details/MediaSheet')).MediaSheet));
