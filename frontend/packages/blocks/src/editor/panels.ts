import { accordionItemPanel, accordionPanel } from '../accordion/panel';
import { acknowledgementPanel } from '../acknowledgement/panel';
import { audioPanel } from '../audio/panel';
import type { BlockType } from '../block';
import { buttonPanel } from '../button/panel';
import { calloutPanel } from '../callout/panel';
import { cardPanel, cardsPanel } from '../cards/panel';
import { contactPanel } from '../contact/panel';
import { dividerPanel } from '../divider/panel';
import { filePanel } from '../file/panel';
import { galleryPanel } from '../gallery/panel';
import { headingPanel } from '../heading/panel';
import { imagePanel } from '../image/panel';
import { listPanel } from '../list/panel';
import { mapPanel } from '../map/panel';
import { mediaTextPanel } from '../media_text/panel';
import { paragraphPanel } from '../paragraph/panel';
import { answerPanel, questionPanel } from '../question/panel';
import { quotePanel } from '../quote/panel';
import { stepsPanel } from '../steps/panel';
import { tablePanel } from '../table/panel';
import { videoPanel } from '../video/panel';
import type { Field, Panel } from './panel';

const byType: { [Type in BlockType]: Panel<Type> } = {
  heading: headingPanel,
  paragraph: paragraphPanel,
  list: listPanel,
  list_item: [],
  callout: calloutPanel,
  image: imagePanel,
  gallery: galleryPanel,
  media_text: mediaTextPanel,
  video: videoPanel,
  audio: audioPanel,
  file: filePanel,
  table: tablePanel,
  table_row: [],
  table_cell: [],
  steps: stepsPanel,
  step: [],
  accordion: accordionPanel,
  accordion_item: accordionItemPanel,
  cards: cardsPanel,
  card: cardPanel,
  quote: quotePanel,
  divider: dividerPanel,
  button: buttonPanel,
  contact: contactPanel,
  map: mapPanel,
  question: questionPanel,
  answer: answerPanel,
  acknowledgement: acknowledgementPanel,
};

/** The panel of each type of block. */
export const panels: Record<BlockType, readonly Field[]> = byType;
