import { languageName } from '@livretier/booklet';
import { Dialog, QueryView, type ViewableQuery } from '@livretier/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Preview } from '@/features/booklets/api';
import { type DeviceName, readableOf, Showing, usePlace } from '@/features/booklets/booklet';
import { formerQuery } from '@/features/publishing';
import { useLocale } from '@/shared/locale/useLocale';
import type { Seen } from '../api';
import classes from './Seen.module.css';
import { SeenPages } from './SeenPages';

/** Which version it was, and how many of its pages were theirs. */
const Facts = ({ seen }: { seen: Seen }) => {
  const { t } = useTranslation('register');
  const language = languageName(seen.locale, useLocale());
  const { version, pages, concerned, reread, known } = seen;
  return (
    <div className={classes.facts}>
      <p>
        <strong>{t('seen.version', { version, language })}</strong> {t('seen.frozen')}
      </p>
      {known !== 'nobody' && (
        <p>
          {t('seen.count', { count: concerned.length, all: pages })}{' '}
          {reread.length > 0 && t('seen.rereadCount', { count: reread.length })}
        </p>
      )}
      <p className={classes.known}>{t(`seen.known.${known}`)}</p>
    </div>
  );
};

type FrozenProps = { preview: Preview; seen: Seen; children: ReactNode };

/** The publication itself, which never changes, beside whose pages it holds; what was asked again comes first. */
const Frozen = ({ preview, seen, children }: FrozenProps) => {
  const [device, setDevice] = useState<DeviceName>('phone');
  const content = useMemo(() => readableOf(preview), [preview]);
  const { place, go } = usePlace(content, { page: seen.reread[0] });
  const shown = place.screen === 'page' ? place.page : undefined;
  return (
    <div className={classes.seen}>
      <div className={classes.columns}>
        <div className={classes.told}>
          {children}
          <Facts seen={seen} />
          <SeenPages
            chapters={preview.chapters}
            seen={seen}
            shown={shown}
            onOpen={(page) => go({ screen: 'page', page })}
          />
        </div>
        <div className={classes.shown}>
          <Showing {...{ preview, content, place, device }} look="real" onGo={go} onDevice={setDevice} />
        </div>
      </div>
    </div>
  );
};

type Props = {
  bookletId: string;
  title: string;
  seen: ViewableQuery<Seen>;
  /** What they said of it, above what they had before them. */
  children?: ReactNode;
  onClose: () => void;
};

/** A version as one person had it: frozen, read only, with the pages that concerned them. */
export const SeenDialog = ({ bookletId, title, seen, children, onClose }: Props) => {
  const publication = seen.data?.publication ?? '';
  const former = useQuery({ ...formerQuery(bookletId, publication), enabled: publication !== '' });
  return (
    <Dialog opened wide="very" maximizable title={title} onClose={onClose}>
      <QueryView query={seen}>
        {(known) => (
          <QueryView query={former}>
            {(preview) => (
              <Frozen preview={preview} seen={known}>
                {children}
              </Frozen>
            )}
          </QueryView>
        )}
      </QueryView>
    </Dialog>
  );
};
