import type { MediaKind, StorageUse } from './types';

export const kinds: readonly MediaKind[] = ['video', 'image', 'document', 'audio'];

export type PartName = MediaKind | 'trash' | 'replaced';
export type Part = { name: PartName; files: number; bytes: number };

const none = { files: 0, bytes: 0 };

/** What fills the room, in the order of the bar; what was replaced only when there is some. */
export const partsOf = ({ by_kind, trash, replaced }: StorageUse): readonly Part[] => [
  ...kinds.map((name) => ({ ...none, ...by_kind.find(({ kind }) => kind === name), name })),
  { name: 'trash', files: trash.files, bytes: trash.bytes },
  ...(replaced.bytes > 0 ? [{ name: 'replaced' as const, files: replaced.files, bytes: replaced.bytes }] : []),
];

export type Segment = { name: PartName | 'free'; start: number; width: number };

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
