import { useTranslation } from 'react-i18next';
import { useBytes } from '../../shared/text/useBytes';
import classes from './Storage.module.css';
import { type Part, segmentsOf } from './shares';
import { usePartName } from './usePartName';

const height = 26;

/** The room as one bar; its figures are in the legend, and in its words for those who do not see it. */
export const StorageBar = ({ parts, quota, used }: { parts: readonly Part[]; quota: number | null; used: number }) => {
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
