import type { ViewProps } from '../view';

export const DividerView = ({ block: { id } }: ViewProps<'divider'>) => <hr id={id} className="lvb-divider" />;
