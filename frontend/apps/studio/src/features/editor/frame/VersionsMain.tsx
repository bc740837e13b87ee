import { VersionsView } from '../../publishing';
import type { Plan } from '../source/types';
import { type VersionsShown, VersionsSwitch } from './VersionsSwitch';

export type { VersionsShown } from './VersionsSwitch';

type Props = { plan: Plan; onShow: (shown: VersionsShown) => void; onPublish: () => void };

/** The versions of the booklet, in the place of the page. */
export const VersionsMain = ({ plan: { booklet }, onShow, onPublish }: Props) => (
  <VersionsView
    booklet={booklet}
    switcher={<VersionsSwitch shown="published" onShow={onShow} />}
    onPublish={booklet.abilities.publish ? onPublish : undefined}
  />
);
