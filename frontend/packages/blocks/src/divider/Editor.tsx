import { atomView } from '../editor/model/atomView';
import { blockNode } from '../editor/model/node';

export const dividerNode = blockNode('divider', { view: () => atomView });
