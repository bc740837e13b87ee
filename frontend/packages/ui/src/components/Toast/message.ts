export const severities = ['info', 'success', 'warn', 'error', 'secondary', 'contrast'] as const;
export type Severity = (typeof severities)[number];

export type ToastMessage = {
  severity?: Severity;
  summary: string;
  detail?: string;
  /** Milliseconds on screen; null stays until it is closed. */
  life?: number | null;
  closable?: boolean;
  /** Shown by the host of that group only. */
  group?: string;
  action?: { label: string; onSelect: () => void };
};
