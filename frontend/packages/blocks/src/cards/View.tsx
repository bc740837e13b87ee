import type { ViewProps } from '../view';

export const CardsView = ({ block: { id }, children }: ViewProps<'cards'>) => (
  <ul id={id} className="lvb-cards">
    {children}
  </ul>
);

export const CardView = ({ block: { id, props }, children }: ViewProps<'card'>) => (
  <li id={id} className="lvb-card">
    {props.title && <p className="lvb-card-title">{props.title}</p>}
    <p className="lvb-card-text">{children}</p>
  </li>
);
