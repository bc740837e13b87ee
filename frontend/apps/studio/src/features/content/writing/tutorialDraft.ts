import type { Topic } from '../api/tutorials';
import type { Holder, TutorialIn, WrittenTutorial } from '../api/writtenTutorials';
import { type Bodies, readBodies, type Texts } from './newsDraft';

/** A tutorial as its form holds it. */
export type TutorialDraft = {
  titles: Texts;
  leads: Texts;
  bodies: Bodies;
  image: string | null;
  video: string | null;
  transcripts: Texts;
  topic: Topic;
  screens: string[];
  roles: Holder[];
  /** null or NaN while what is typed is no number. */
  minutes: number | null;
};

export const tutorialDraftOf = (tutorial: WrittenTutorial | undefined): TutorialDraft => ({
  titles: { ...tutorial?.titles },
  leads: { ...tutorial?.leads },
  bodies: readBodies(tutorial?.bodies ?? {}),
  image: tutorial?.image?.id ?? null,
  video: tutorial?.video?.id ?? null,
  transcripts: { ...tutorial?.transcripts },
  topic: tutorial?.topic ?? 'start',
  screens: [...(tutorial?.screens ?? [])],
  roles: [...(tutorial?.roles ?? [])],
  minutes: tutorial?.minutes ?? 2,
});

export const tutorialBodyOf = ({ image, video, minutes, ...draft }: TutorialDraft): TutorialIn => ({
  ...draft,
  image_id: image,
  video_id: video,
  minutes: minutes ?? 0,
});
