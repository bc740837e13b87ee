import { atomView } from '../editor/model/atomView';
import { blockNode } from '../editor/model/node';

export const imageNode = blockNode('image', { view: () => atomView });
