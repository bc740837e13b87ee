import { atomView } from '../editor/model/atomView';
import { blockNode } from '../editor/model/node';

export const contactNode = blockNode('contact', { view: () => atomView });
