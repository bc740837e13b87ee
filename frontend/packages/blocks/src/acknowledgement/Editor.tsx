import { atomView } from '../editor/model/atomView';
import { blockNode } from '../editor/model/node';

export const acknowledgementNode = blockNode('acknowledgement', { view: () => atomView });
