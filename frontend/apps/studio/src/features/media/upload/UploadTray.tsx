import { IconButton, VisuallyHidden } from '@livretier/ui';
import { IconChevronDown, IconX } from '@tabler/icons-react';
import { useEffect, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { UploadRow } from './UploadRow';
import classes from './UploadTray.module.css';
import { useNews } from './useNews';
import { useRemaining } from './useRemaining';
import { useUploads } from './useUploads';

const isBusy = ({ state }: { state: string }) => state !== 'ready' && state !== 'refused';

const News = ({ text }: { text: string }) => {
  /* A live region is heard only when it stood there, empty, before its words. */
  const [heard, setHeard] = useState('');
  useEffect(() => setHeard(text), [text]);
  return (
    <div role="status">
      <VisuallyHidden>{heard}</VisuallyHidden>
    </div>
  );
};

/** The files on their way, in a corner of every screen. */
export const UploadTray = () => {
  const { t } = useTranslation(['uploads', 'common']);
  const { items, clearEnded, secondsLeft, ...acts } = useUploads();
  const remaining = useRemaining();
  const id = useId();
  const news = useNews(items);
  const [folded, setFolded] = useState(false);
  return createPortal(
    <>
      <News text={news} />
      {items.length > 0 && (
        <section className={classes.tray} aria-labelledby={`${id}-title`}>
          <header className={classes.header}>
            <h2 id={`${id}-title`} className={classes.title}>
              {t('tray.title', { count: items.length })}
            </h2>
            <span className={classes.remaining}>{remaining(secondsLeft())}</span>
            <IconButton
              size="small"
              label={t(folded ? 'common:labels.expand' : 'common:labels.collapse')}
              icon={IconChevronDown}
              aria-expanded={!folded}
              aria-controls={`${id}-files`}
              onClick={() => setFolded(!folded)}
            />
            {!items.some(isBusy) && (
              <IconButton size="small" label={t('common:labels.close')} icon={IconX} onClick={clearEnded} />
            )}
          </header>
          <ul id={`${id}-files`} className={classes.files} hidden={folded}>
            {items.map((item) => (
              <UploadRow key={item.key} item={item} {...acts} />
            ))}
          </ul>
        </section>
      )}
    </>,
    document.body,
  );
};
