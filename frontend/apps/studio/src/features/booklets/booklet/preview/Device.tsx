import '@livretier/blocks/styles.css';
import '@livretier/booklet/styles.css';
import { MediaProvider, type MediaSource, ValueLabelsProvider, ValuesProvider } from '@livretier/blocks';
import { type BookletContent, BookletView, loadFonts, type Place, placeAt, wear } from '@livretier/booklet';
import { Icon } from '@livretier/ui';
import { IconAntennaBars5, IconBattery4, IconWifi } from '@tabler/icons-react';
import { type MouseEvent, type RefObject, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Preview } from '@/features/booklets/api';
import classes from './Device.module.css';

type Stored = Preview['media'][string];

const sourceOf = ({ kind, name, src, size, width, height, renditions }: Stored): MediaSource => ({
  ...{ kind: kind as MediaSource['kind'], name, src, size },
  ...(width && { width }),
  ...(height && { height }),
  renditions: renditions as NonNullable<MediaSource['renditions']>,
});

const picture = (src: string | null): MediaSource | undefined =>
  src === null ? undefined : { kind: 'image', name: '', src, size: 0 };

/** Finds the files that a booklet shows: those of its pages, its logo and the picture of its cover. */
const mediaOf = ({ booklet, media }: Preview) => {
  const { theme, logo_picture, cover_picture } = booklet;
  return (id: string) => {
    const stored = media[id];
    if (stored) return sourceOf(stored);
    if (id === theme.logo?.media) return picture(logo_picture);
    return id === theme.cover.picture ? picture(cover_picture) : undefined;
  };
};

type BookletScreenProps = { preview: Preview; content: BookletContent; place: Place };

/** One screen of the booklet, drawn and dressed as what is published. */
const BookletScreen = ({ preview, content, place }: BookletScreenProps) => {
  const { values, labels } = preview;
  const { theme } = content;
  const media = useMemo(() => mediaOf(preview), [preview]);
  useEffect(() => void loadFonts(theme), [theme]);
  return (
    <div className="lvb-page" ref={wear(theme)}>
      <MediaProvider value={media}>
        <ValuesProvider value={(key) => values[key]}>
          <ValueLabelsProvider value={(key) => labels[key]}>
            <BookletView content={content} place={place} />
          </ValueLabelsProvider>
        </ValuesProvider>
      </MediaProvider>
    </div>
  );
};

type Click = MouseEvent<HTMLElement>;

/** The link that was clicked. */
const linkOf = ({ target }: Click) =>
  target instanceof Element ? (target.closest<HTMLAnchorElement>('a[href]') ?? undefined) : undefined;

/** The link drawn where one clicked: what is inert hears no click, so that one looks for what lies there. */
const linkAt = ({ currentTarget, clientX, clientY }: Click) =>
  [...currentTarget.querySelectorAll<HTMLAnchorElement>('a[href]')].find((link) =>
    [...link.getClientRects()].some(
      ({ left, right, top, bottom }) => clientX >= left && clientX <= right && clientY >= top && clientY <= bottom,
    ),
  );

/** Scrolls a box that is drawn smaller, and nothing around it, until something stands at a share of its height. */
const bringIntoView = (box: HTMLElement, target: Element, share: number) => {
  const frame = box.getBoundingClientRect();
  const scale = frame.height / box.offsetHeight || 1;
  box.scrollTop += (target.getBoundingClientRect().top - frame.top) / scale - box.offsetHeight * share;
};

/** Another screen begins at its top; a page that stands under others, at its own title. */
const useBeginning = (box: RefObject<HTMLElement | null>, place: Place, device: string) => {
  const page = place.screen === 'page' ? place.page : '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is shown, and wherever
  useEffect(() => {
    const view = box.current;
    if (!view) return;
    view.scrollTop = 0;
    const topic = page && view.querySelector(`#page-${CSS.escape(page)}:not(:first-of-type)`);
    if (topic) bringIntoView(view, topic, 0.05);
  }, [box, place.screen, page, device]);
};

const mark = 'data-highlighted';

/** Frames a block of what is drawn in a box, and brings it into sight. */
const useHighlight = (box: RefObject<HTMLElement | null>, block: string | undefined) => {
  useEffect(() => {
    const view = box.current;
    const target = block === undefined ? undefined : view?.querySelector(`#${CSS.escape(block)}`);
    if (!(view && target)) return;
    bringIntoView(view, target, 0.3);
    target.setAttribute(mark, '');
    return () => target.removeAttribute(mark);
  }, [box, block]);
};

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
