import { useSession } from './useSession';

/** The signed-in user, on screens that the guards keep for signed-in people. */
export const useSignedInUser = () => {
  const user = useSession();
  if (!user) throw new Error('This screen is only shown to a signed-in user.');
  return user;
};
