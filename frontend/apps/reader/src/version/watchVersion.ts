import { tellFacts } from '../facts/tellFacts';
import { goToTheDoor } from './goToTheDoor';
import { obeyOffers } from './obeyOffers';
import { askOnline, type Online } from './online';
import { tellNewVersion } from './tellNewVersion';

/** Learns of a new version when the page has come, and whenever one comes back to it. */
export const watchVersion = (refresh: (online: Online) => Promise<void>) => {
  const look = async () => {
    const online = await askOnline();
    if (!online) return;
    if (online === 'refused') return goToTheDoor();
    tellFacts({ online });
    await tellNewVersion(online);
    await obeyOffers(online);
    await refresh(online);
  };
  const lookSoon = () => void look().catch(() => undefined);
  if (location.protocol.startsWith('http')) {
    if (document.readyState === 'complete') lookSoon();
    else window.addEventListener('load', lookSoon, { once: true });
    window.addEventListener('online', lookSoon);
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && lookSoon());
  }
};
