import { type ComponentProps, lazy, Suspense } from 'react';
import { withTexts } from '@/shared/locale/withTexts';

const Window = lazy(withTexts(async () => ({ default: (await import('./window/PublishingWindow')).PublishingWindow })));
const Versions = lazy(withTexts(async () => ({ default: (await import('./versions/VersionsView')).VersionsView })));

/** The window of publishing: its code comes when somebody publishes. */
export const PublishingDialog = (props: ComponentProps<typeof Window>) => (
  <Suspense fallback={null}>
    <Window {...props} />
  </Suspense>
);

/** The versions of a booklet and what changed between two, in the place of the page. */
export const VersionsView = (props: ComponentProps<typeof Versions>) => (
  <Suspense fallback={<div aria-busy="true" />}>
    <Versions {...props} />
  </Suspense>
);
