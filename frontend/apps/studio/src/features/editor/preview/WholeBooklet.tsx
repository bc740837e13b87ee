import { useMemo, useState } from 'react';
import { contentOf } from '../../../shared/booklet/preview/contentOf';
import type { DeviceName } from '../../../shared/booklet/preview/Device';
import { Showing } from '../../../shared/booklet/preview/Showing';
import { usePlace } from '../../../shared/booklet/preview/usePlace';
import type { Preview } from '../../../shared/booklet/queries';

/** Every screen of a booklet, at its own size, beginning at a page. */
export const WholeBooklet = ({ preview, page }: { preview: Preview; page: string | undefined }) => {
  const [device, setDevice] = useState<DeviceName>('phone');
  const content = useMemo(() => contentOf(preview), [preview]);
  const { place, go } = usePlace(content, { page });
  return <Showing {...{ preview, content, place, device }} look="real" onGo={go} onDevice={setDevice} />;
};
