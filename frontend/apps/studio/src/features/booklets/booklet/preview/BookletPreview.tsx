import { Button, Icon } from '@livretier/ui';
import { IconArrowsMaximize } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookletOut, Preview } from '@/features/booklets/api';
import { contentOf, readableOf } from './contentOf';
import type { DeviceName } from './Device';
import { LargePreview } from './LargePreview';
import classes from './Preview.module.css';
import { Showing } from './Showing';
import { usePlace, type Wanted, whereValue } from './usePlace';

type Props = Wanted & {
  content: Preview;
  /** What is on screen and not saved yet: the preview does not wait for the server. */
  changes?: Partial<BookletOut> | undefined;
  /** Below the preview: what it shows. */
  note?: string | undefined;
};

/** The real booklet beside what is being made of it, on a telephone or on a computer. */
export const BookletPreview = ({ content: saved, changes, note, tab, page, highlight }: Props) => {
  const { t } = useTranslation('preview');
  const [device, setDevice] = useState<DeviceName>('phone');
  const [large, setLarge] = useState(false);
  const told = JSON.stringify(changes ?? {});
  const preview = useMemo(() => ({ ...saved, booklet: { ...saved.booklet, ...JSON.parse(told) } }), [saved, told]);
  const content = useMemo(() => contentOf(preview), [preview]);
  const readable = useMemo(() => (large ? readableOf(preview) : content), [large, preview, content]);
  const { place, go } = usePlace(content, { tab, page, highlight });
  const found = highlight === undefined ? undefined : whereValue(content, highlight);
  const block = found && place.screen === 'page' && place.page === found.page ? found.block : undefined;
  const showing = { preview, content, place, device, onGo: go, onDevice: setDevice };
  return (
    <section className={classes.preview} aria-label={t('title')}>
      <Showing {...showing} block={block}>
        <Button look="quiet" size="small" onClick={() => setLarge(true)}>
          <Icon of={IconArrowsMaximize} size={16} />
          {t('enlarge')}
        </Button>
      </Showing>
      {note && <p className={classes.note}>{note}</p>}
      {large && <LargePreview {...showing} content={readable} onClose={() => setLarge(false)} />}
    </section>
  );
};
