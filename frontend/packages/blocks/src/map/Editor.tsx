import { atomView } from '../editor/model/atomView';
import { blockNode } from '../editor/model/node';

export const mapNode = blockNode('map', { view: () => atomView });
