/** The dark squares of a QR code as one path: a line for each run of them. */
export const qrPath = (rows: readonly string[]) =>
  rows
    .flatMap((row, y) =>
      [...row.matchAll(/1+/g)].map(({ 0: { length }, index }) => `M${index} ${y}h${length}v1h-${length}z`),
    )
    .join('');
