import { atomView } from '../editor/model/atomView';
import { blockNode } from '../editor/model/node';

export const videoNode = blockNode('video', { view: () => atomView });
