import { useStore } from '@livretier/ui';
import { type ComponentType, useEffect, useState } from 'react';
import { loadUploadTray, trayWanted } from '@/features/media/pages';
import { loadQuietly } from '@/shared/later/loadQuietly';
import { withTexts } from '@/shared/locale/withTexts';

const load = withTexts(loadUploadTray);

/** The place of the tray in the layout; the tray itself comes with the first file. */
export const UploadTrayHost = () => {
  const wanted = useStore(trayWanted);
  const [Tray, setTray] = useState<ComponentType>();
  useEffect(() => {
    if (wanted)
      loadQuietly(load).then(
        (loaded) => setTray(() => loaded),
        () => undefined,
      );
  }, [wanted]);
  return Tray && <Tray />;
};
