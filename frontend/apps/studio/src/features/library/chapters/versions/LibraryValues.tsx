import type { ReactNode } from 'react';
import { useLivingValues } from '@/features/library/api/counts';
import { NamedValues } from '@/shared/paper/NamedValues';

/** Names the living values in what chapters say. */
export const LibraryValues = ({ children }: { children: ReactNode }) => (
  <NamedValues values={useLivingValues().data}>{children}</NamedValues>
);
