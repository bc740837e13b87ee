import { useSignedInUser } from '@/features/accounts';

/** Where this computer keeps what was written of a part of a booklet: several people may share it. */
export const usePlace = (booklet: string, part: string) => `${useSignedInUser().id} ${booklet} ${part}`;
