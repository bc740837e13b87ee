import { MediaProvider } from '@livretier/blocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookletView } from '../BookletView';
import type { BookletContent, Edition, Place } from '../content';
import { ownDrawing } from '../cover/Backdrop';
import { DoorView } from '../door/DoorView';
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
const edition: Edition = {
  locale: 'fr-FR',
  reference: 'fr-FR',
  version: { number: '2.3', date: '2027-03-16' },
  offers: { offline: true, pdf: true, questions: true },
};
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
export const Search = shown(booklet, { screen: 'search' });
export const Contacts = shown(booklet, { screen: 'contacts' });
export const PublishedCover = shown({ ...booklet, edition }, { screen: 'cover' });
export const PublishedContents = shown(
  { ...booklet, edition: { ...edition, locale: 'en-GB' } },
  { screen: 'contents' },
);
export const Door: StoryObj = {
  render: () => (
    <Dressed theme={booklet.theme}>
      <DoorView
        content={booklet}
        door={{ reason: 'code', fault: 'wrong', icon: 'lock' }}
        drawing={ownDrawing}
        root=""
      />
    </Dressed>
  ),
};
export const OnePagePerTopic = shown({ ...booklet, structure: 'single_page_per_topic' }, hands);
export const GuidedPath = shown({ ...booklet, structure: 'guided_path' }, hands);
