import { isId } from '@/shared/searchParts';

/** Whom one is about to act as, as the address has it. */
export type IdentitySearch = { personne?: string | undefined };

export const identitySearch = ({ personne }: Record<string, unknown>): IdentitySearch => ({
  personne: isId(personne) ? personne : undefined,
});
