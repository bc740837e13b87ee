import { IconFileTypePdf, IconMusic, IconPhotoOff, IconVideo } from '@tabler/icons-react';

/* Not IconPhoto: the navigation has that one, and what it shares with a screen would come with the first page. */

/** What stands for a file that has no picture of itself. */
export const kindIcons = {
  image: IconPhotoOff,
  video: IconVideo,
  document: IconFileTypePdf,
  audio: IconMusic,
} as const;
