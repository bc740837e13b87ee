import type { ComponentType } from 'react';
import { AccordionItemView, AccordionView } from './accordion/View';
import { AcknowledgementView } from './acknowledgement/View';
import { AudioView } from './audio/View';
import type { BlockType } from './block';
import { ButtonView } from './button/View';
import { CalloutView } from './callout/View';
import { CardsView, CardView } from './cards/View';
import { ContactView } from './contact/View';
import { DividerView } from './divider/View';
import { FileView } from './file/View';
import { GalleryView } from './gallery/View';
import { HeadingView } from './heading/View';
import { ImageView } from './image/View';
import { ListItemView, ListView } from './list/View';
import { MapView } from './map/View';
import { MediaTextView } from './media_text/View';
import { ParagraphView } from './paragraph/View';
import { AnswerView, QuestionView } from './question/View';
import { QuoteView } from './quote/View';
import { StepsView, StepView } from './steps/View';
import { TableCellView, TableRowView, TableView } from './table/View';
import { VideoView } from './video/View';
import type { ViewProps } from './view';

/** One view for each type of block: leaving one out does not compile. */
export const views: { [Type in BlockType]: ComponentType<ViewProps<Type>> } = {
  heading: HeadingView,
  paragraph: ParagraphView,
  list: ListView,
  list_item: ListItemView,
  callout: CalloutView,
  image: ImageView,
  gallery: GalleryView,
  media_text: MediaTextView,
  video: VideoView,
  audio: AudioView,
  file: FileView,
  table: TableView,
  table_row: TableRowView,
  table_cell: TableCellView,
  steps: StepsView,
  step: StepView,
  accordion: AccordionView,
  accordion_item: AccordionItemView,
  cards: CardsView,
  card: CardView,
  quote: QuoteView,
  divider: DividerView,
  button: ButtonView,
  contact: ContactView,
  map: MapView,
  question: QuestionView,
  answer: AnswerView,
  acknowledgement: AcknowledgementView,
};
