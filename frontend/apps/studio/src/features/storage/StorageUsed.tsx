import { Trans, useTranslation } from 'react-i18next';
import { useLocale } from '@/shared/locale/useLocale';
import { calendarDay } from '@/shared/text/dates';
import { useBytes } from '@/shared/text/useBytes';
import type { MediaKind, StorageUse } from './api';
import classes from './Storage.module.css';

const [earlyUntil, midUntil] = [10, 20];

const partOf = (date: Date) => {
  if (date.getDate() <= earlyUntil) return 'early';
  return date.getDate() <= midUntil ? 'mid' : 'late';
};

/** « À ce rythme, plein vers la mi-juillet 2027 »: a rate says no more than that. */
const Forecast = ({ day }: { day: string }) => {
  const { t } = useTranslation('storage');
  const locale = useLocale();
  const date = calendarDay(day);
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' }).format(date);
  return (
    <p>
      <Trans t={t} i18nKey={`fullOn.${partOf(date)}`} values={{ month }} components={{ strong: <strong /> }} />
    </p>
  );
};

const kinds: readonly MediaKind[] = ['video', 'image', 'document', 'audio'];

type PartName = MediaKind | 'trash' | 'replaced';
type Part = { name: PartName; files: number; bytes: number };

const none = { files: 0, bytes: 0 };

/** What fills the room, in the order of the bar; what was replaced only when there is some. */
export const partsOf = ({ by_kind, trash, replaced }: StorageUse): readonly Part[] => [
  ...kinds.map((name) => ({ ...none, ...by_kind.find(({ kind }) => kind === name), name })),
  { name: 'trash', files: trash.files, bytes: trash.bytes },
  ...(replaced.bytes > 0 ? [{ name: 'replaced' as const, files: replaced.files, bytes: replaced.bytes }] : []),
];

type Segment = { name: PartName | 'free'; start: number; width: number };

/** The bar in hundredths. What is there is seen, however little it is. */
export const segmentsOf = (parts: readonly Part[], quota: number | null): readonly Segment[] => {
  const [least, gap] = [0.6, 0.3];
  const used = parts.reduce((sum, { bytes }) => sum + bytes, 0);
  const whole = Math.max(quota ?? 0, used, 1);
  const shown: { name: Segment['name']; bytes: number }[] = [
    ...parts.filter(({ bytes }) => bytes > 0),
    { name: 'free', bytes: whole - used },
  ];
  const widths = shown.map(({ name, bytes }) => Math.max((bytes / whole) * 100, name === 'free' ? 0 : least));
  const total = widths.reduce((sum, width) => sum + width, 0);
  let start = 0;
  return shown.flatMap(({ name }, place) => {
    const width = ((widths[place] ?? 0) / total) * 100;
    const segment = { name, start, width: Math.max(0, width - gap) };
    start += width;
    return segment.width > 0 ? [segment] : [];
  });
};

const usePartName = () => {
  const { t } = useTranslation('storage');
  return (name: PartName) => (name === 'trash' || name === 'replaced' ? t(name) : t(`kinds.${name}`));
};

const height = 26;

/** The room as one bar; its figures are in the legend, and in its words for those who do not see it. */
const StorageBar = ({ parts, quota, used }: { parts: readonly Part[]; quota: number | null; used: number }) => {
  const { t } = useTranslation('storage');
  const bytes = useBytes();
  const partName = usePartName();
  const words = parts
    .filter((part) => part.bytes > 0)
    .map((part) => t('part', { name: partName(part.name), size: bytes(part.bytes) }))
    .join(', ');
  const label =
    quota === null
      ? t('barOnly', { parts: words })
      : t('bar', { parts: words, free: bytes(Math.max(0, quota - used)) });
  return (
    <svg className={classes.bar} role="img" aria-label={label} width="100%" height={height}>
      {segmentsOf(parts, quota).map(({ name, start, width }) => (
        <rect key={name} data-part={name} x={`${start}%`} width={`${width}%`} height={height} rx="5" />
      ))}
    </svg>
  );
};

const day = 86_400_000;
const daysUntil = (date: string) => Math.max(0, Math.ceil((calendarDay(date).getTime() - Date.now()) / day));

const useCaption = (trash: StorageUse['trash']) => {
  const { t } = useTranslation('storage');
  const trashCaption = () => {
    if (trash.files === 0) return t('trashEmpty');
    if (trash.next_deletion_on === null) return t('files', { count: trash.files });
    const count = daysUntil(trash.next_deletion_on);
    return count === 0 ? t('trashToday') : t('trashSoon', { count });
  };
  return ({ name, files }: Part) => (name === 'trash' ? trashCaption() : t('files', { count: files }));
};

/** The legend of the bar, with its figures. */
const StorageTiles = ({ parts, trash }: { parts: readonly Part[]; trash: StorageUse['trash'] }) => {
  const bytes = useBytes();
  const partName = usePartName();
  const caption = useCaption(trash);
  return (
    <dl className={classes.tiles}>
      {parts.map((part) => (
        <div key={part.name}>
          <dt className={classes.part}>
            <span className={classes.dot} data-part={part.name} />
            {partName(part.name)}
          </dt>
          <dd className={classes.size}>{bytes(part.bytes)}</dd>
          <dd className={classes.caption}>{caption(part)}</dd>
        </div>
      ))}
    </dl>
  );
};

/** How much is taken of how much, of what it is made, and when it will be full. */
export const StorageUsed = ({ storage }: { storage: StorageUse }) => {
  const { t } = useTranslation('storage');
  const bytes = useBytes();
  const { used_bytes, quota_bytes, full_on, level, trash } = storage;
  const parts = partsOf(storage);
  return (
    <section className={classes.card} aria-label={t('title')}>
      <div className={classes.total}>
        <p className={classes.figure}>
          <Trans
            t={t}
            i18nKey={quota_bytes === null ? 'usedOnly' : 'used'}
            values={{ used: bytes(used_bytes), quota: bytes(quota_bytes ?? 0) }}
            components={{ strong: <strong /> }}
          />
        </p>
        {full_on && level !== 'full' && <Forecast day={full_on} />}
      </div>
      <StorageBar parts={parts} quota={quota_bytes} used={used_bytes} />
      <StorageTiles parts={parts} trash={trash} />
    </section>
  );
};
