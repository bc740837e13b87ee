import { useLegalText } from './useLegalText';

/** The versions on the screen, once both documents are there to be read. */
export const useShownVersions = () => {
  const cgu = useLegalText('cgu').data?.version;
  const rgpd = useLegalText('rgpd').data?.version;
  return cgu && rgpd ? { cgu, rgpd } : null;
};
