import { atomView } from '../editor/model/atomView';
import { blockNode } from '../editor/model/node';

export const fileNode = blockNode('file', { view: () => atomView });
