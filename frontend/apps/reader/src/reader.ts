import { noteDoor } from './facts/door';
import { loadFacts } from './facts/loadFacts';
import { refreshHeld, startOffline } from './offline/startOffline';
import { enlargePictures } from './page/enlarge';
import { keepGate } from './page/gate';
import { keepLanguage, proposeLanguage } from './page/keepLanguage';
import { turnByKeys } from './page/turnByKeys';
import { welcomeParticipant } from './participant/welcome';
import { followPage } from './progress/followPage';
import { showAtEnd } from './progress/showAtEnd';
import { showBeside } from './progress/showBeside';
import { showInContents } from './progress/showInContents';
import { showOnCover } from './progress/showOnCover';
import { startQuestion } from './question/startQuestion';
import { startMenu, startPanel } from './settings/panel';
import { startUnclear } from './unclear/startUnclear';
import { watchVersion } from './version/watchVersion';

const islands: Record<string, (element: never) => void> = {
  settings: startPanel,
  menu: startMenu,
  proposal: proposeLanguage,
  cover: showOnCover,
  contents: showInContents,
  page: followPage,
  end: showAtEnd,
  side: showBeside,
  question: startQuestion,
  unclear: startUnclear,
  gate: keepGate,
  offline: startOffline,
  print: (button: HTMLButtonElement) => button.addEventListener('click', () => window.print()),
};

noteDoor();
welcomeParticipant();
for (const element of document.querySelectorAll<HTMLElement>('[data-island]'))
  islands[element.dataset.island ?? '']?.(element as never);
/* A page that one comes back to shows what was read since. */
window.addEventListener('pageshow', ({ persisted }) => persisted && navigator.onLine && location.reload());
/* Whoever is on the way to another language is counted there. */
if (!keepLanguage()) loadFacts();
turnByKeys();
enlargePictures();
watchVersion(refreshHeld);
