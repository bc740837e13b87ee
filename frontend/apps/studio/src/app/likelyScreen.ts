import { EssentialsPanel, TermsPage } from '@/features/accounts';
import { isInside } from './guards';
import { AdminShell, AuthShell } from './layouts/lazy';

const likely = { true: [AdminShell], false: [AuthShell, EssentialsPanel, TermsPage] };
const isAnswer = (value?: string): value is keyof typeof likely => value === 'true' || value === 'false';

/** F15: what this browser last answered to the terms. It proves nothing: who accepted them is known by the server alone. */
const rememberedAnswer = () => {
  const value = document.cookie.match(/(?:^|; )cguAccepted=([^;]*)/)?.[1];
  return isAnswer(value) ? value : null;
};

/** While the server says who visits, the code of the screens that the guards will probably lead to comes already. */
export const fetchLikelyScreen = (path: string) => {
  const answer = isInside(path) ? rememberedAnswer() : null;
  /* What does not come now is asked for again by the screen that needs it. */
  if (answer) for (const screen of likely[answer]) screen.preload().catch(() => undefined);
};
