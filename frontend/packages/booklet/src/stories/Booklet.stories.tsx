import { MediaProvider } from '@livretier/blocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookletView } from '../BookletView';
import type { BookletContent, Place } from '../content';
import { booklet } from '../samples/booklet';
import { findPicture, picture } from '../samples/picture';
import { Dressed } from './Dressed';

const shown = (content: BookletContent, place: Place): StoryObj => ({
  render: () => (
    <MediaProvider value={findPicture}>
      <Dressed theme={content.theme}>
        <BookletView content={content} place={place} />
      </Dressed>
    </MediaProvider>
  ),
});

const wearing = (theme: Partial<BookletContent['theme']>) => ({ ...booklet, theme: { ...booklet.theme, ...theme } });
const hands: Place = { screen: 'page', page: 'mains' };

export default { title: 'Booklet/Screens', parameters: { layout: 'fullscreen' } } satisfies Meta;

export const Cover = shown(booklet, { screen: 'cover' });
export const CoverWithBand = shown(wearing({ cover: { drawing: 'flame', picture: null } }), { screen: 'cover' });
export const CoverWithPicture = shown(
  wearing({ cover: { drawing: 'flame', picture }, logo: { media: picture, alt: 'Maison Aubrac' } }),
  { screen: 'cover' },
);
export const Contents = shown(booklet, { screen: 'contents' });
export const NothingYet = shown({ ...booklet, chapters: [] }, { screen: 'contents' });
export const Page = shown(booklet, hands);
export const OnePagePerTopic = shown({ ...booklet, structure: 'single_page_per_topic' }, hands);
export const GuidedPath = shown({ ...booklet, structure: 'guided_path' }, hands);
