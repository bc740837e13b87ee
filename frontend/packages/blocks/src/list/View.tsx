import type { ViewProps } from '../view';

export const ListView = ({ block: { id, props }, children }: ViewProps<'list'>) => {
  const List = props.ordered ? 'ol' : 'ul';
  return (
    <List id={id} className="lvb-list">
      {children}
    </List>
  );
};

export const ListItemView = ({ block: { id }, children }: ViewProps<'list_item'>) => <li id={id}>{children}</li>;
