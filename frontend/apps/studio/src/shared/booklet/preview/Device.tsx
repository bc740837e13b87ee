import { type BookletContent, type Place, placeAt, wear } from '@livretier/booklet';
import { Icon } from '@livretier/ui';
import { IconAntennaBars5, IconBattery4, IconWifi } from '@tabler/icons-react';
import { type MouseEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Preview } from '../queries';
import { BookletScreen } from './BookletScreen';
import classes from './Device.module.css';
import { linkAt, linkOf } from './links';
import { useBeginning } from './useBeginning';
import { useHighlight } from './useHighlight';

export const devices = ['phone', 'computer'] as const;
export type DeviceName = (typeof devices)[number];

type Props = {
  preview: Preview;
  content: BookletContent;
  place: Place;
  device: DeviceName;
  onGo: (place: Place) => void;
  /** The block that is framed. */
  block?: string | undefined;
  /** `picture` is looked at and turned with the mouse, one stop for the keyboard; `real` is read like the booklet. */
  look?: 'picture' | 'real';
};

const StatusBar = ({ screen }: { screen: Place['screen'] }) => {
  const { t } = useTranslation('preview');
  return (
    <div className={classes.status} data-screen={screen} aria-hidden="true">
      <span>{t('clock')}</span>
      <span className={classes.signs}>
        <Icon of={IconAntennaBars5} size={20} />
        <Icon of={IconWifi} size={20} />
        <Icon of={IconBattery4} size={22} />
      </span>
    </div>
  );
};

/** The booklet on a telephone or on a computer, at its own size and drawn smaller. */
export const Device = ({ preview, content, place, device, onGo, block, look = 'picture' }: Props) => {
  const { t } = useTranslation('preview');
  const view = useRef<HTMLDivElement>(null);
  useBeginning(view, place, device);
  useHighlight(view, block);
  const follow = (event: MouseEvent<HTMLElement>) => {
    const link = look === 'picture' ? linkAt(event) : linkOf(event);
    if (!link) return;
    const next = placeAt(content, link.getAttribute('href') ?? '');
    if (next) onGo(next);
    else if (look === 'real' && link.protocol.startsWith('http')) window.open(link.href, '_blank', 'noopener');
    /* A preview never leaves the screen that it stands on. */
    if (next || link.protocol.startsWith('http')) event.preventDefault();
  };
  /* One stop, so that the arrows scroll it; to turn pages there are the tabs, and the links of the large preview. */
  const stop = { role: 'group', tabIndex: 0, 'aria-label': t('screen'), onClick: follow } as const;
  return (
    <div className={classes.device} data-device={device} data-look={look}>
      <div className={classes.glass} ref={wear(content.theme)}>
        <div className={classes.scaled}>
          {device === 'phone' && <StatusBar screen={place.screen} />}
          <div ref={view} className={classes.view} {...stop}>
            {/* A picture has no headings: the screen that it stands on has its own. */}
            <div inert={look === 'picture'} aria-hidden={look === 'picture' || undefined}>
              <BookletScreen preview={preview} content={content} place={place} />
            </div>
          </div>
        </div>
      </div>
    </div>
  );
};
