import type { Qr } from './printInput';

/** The code to aim at. Its ink is written in full: a drawing on paper knows no variables. */
export const QrCode = ({ qr: { size, path }, ink, label }: { qr: Qr; ink: string; label: string }) => (
  <svg className="lvp-qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
    <title>{label}</title>
    <path d={path} fill="none" stroke={ink} strokeWidth="1" />
  </svg>
);
