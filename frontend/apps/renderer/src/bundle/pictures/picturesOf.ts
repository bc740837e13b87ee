import { layoutOf } from '@livretier/booklet';
import type { Bundle } from '../bundleInput';
import { iconPicture } from './iconPicture';
import type { Picture } from './picture';
import { sharePicture } from './sharePicture';

export type Pictures = { share: Picture; icon: Picture };

/** What others show of the booklet: beside a link to it, and on the screen of a telephone. */
export const picturesOf = (bundle: Bundle): Pictures => ({
  share: sharePicture(bundle, layoutOf(bundle.booklet.theme)),
  icon: iconPicture(bundle),
});
