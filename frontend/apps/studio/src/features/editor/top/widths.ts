export const widths = ['phone', 'tablet', 'computer'] as const;
export type Width = (typeof widths)[number];
