import { atomView } from '../editor/model/atomView';
import { blockNode } from '../editor/model/node';

export const buttonNode = blockNode('button', { view: () => atomView });
