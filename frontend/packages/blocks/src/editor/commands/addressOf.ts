import { safeUrl } from '../../document/safeUrl';

const DOMAIN = /^[\w-]+(?:\.[\w-]+)+(?:[/?#]|$)/;
const MAIL = /^[^\s@:/]+@[\w-]+(?:\.[\w-]+)+$/;

/** Where an author wants to lead, as it may be saved: people write www.example.fr and name@example.fr. */
export const addressOf = (written: string) => {
  const address = written.trim();
  if (DOMAIN.test(address)) return safeUrl(`https://${address}`);
  return MAIL.test(address) ? safeUrl(`mailto:${address}`) : safeUrl(address);
};
