import { useForm } from 'react-hook-form';

export type IdentityForm = ReturnType<typeof useIdentityForm>;

/** The reason is written here; the person is in the address. */
export const useIdentityForm = () => useForm({ defaultValues: { reason: '' } });
