import { atomView } from '../editor/model/atomView';
import { blockNode } from '../editor/model/node';

export const audioNode = blockNode('audio', { view: () => atomView });
