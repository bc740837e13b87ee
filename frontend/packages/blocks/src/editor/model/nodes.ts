import { accordionItemNode, accordionNode } from '../../accordion/Editor';
import { acknowledgementNode } from '../../acknowledgement/Editor';
import { audioNode } from '../../audio/Editor';
import { buttonNode } from '../../button/Editor';
import { calloutNode } from '../../callout/Editor';
import { cardNode, cardsNode } from '../../cards/Editor';
import { contactNode } from '../../contact/Editor';
import { dividerNode } from '../../divider/Editor';
import { fileNode } from '../../file/Editor';
import { galleryNode } from '../../gallery/Editor';
import { headingNode } from '../../heading/Editor';
import { imageNode } from '../../image/Editor';
import { listItemNode, listNode } from '../../list/Editor';
import { mapNode } from '../../map/Editor';
import { mediaTextNode } from '../../media_text/Editor';
import { paragraphNode } from '../../paragraph/Editor';
import { answerNode, questionNode } from '../../question/Editor';
import { quoteNode } from '../../quote/Editor';
import { stepNode, stepsNode } from '../../steps/Editor';
import { tableCellNode, tableNode, tableRowNode } from '../../table/Editor';
import { videoNode } from '../../video/Editor';

/** One node for each type of block. A paragraph comes first: it is what a new line becomes. */
export const blockNodes = [
  paragraphNode,
  headingNode,
  listNode,
  listItemNode,
  calloutNode,
  imageNode,
  galleryNode,
  mediaTextNode,
  videoNode,
  audioNode,
  fileNode,
  tableNode,
  tableRowNode,
  tableCellNode,
  stepsNode,
  stepNode,
  accordionNode,
  accordionItemNode,
  cardsNode,
  cardNode,
  quoteNode,
  dividerNode,
  buttonNode,
  contactNode,
  mapNode,
  questionNode,
  answerNode,
  acknowledgementNode,
];
