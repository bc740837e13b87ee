import { useAddress } from '../context/pages';
import type { BlockDefinition } from '../definition';
import { atom, line } from '../document/define';
import { address } from '../document/richText';
import type { ViewProps } from '../view';

const buttonSchema = atom('button', { label: line(80), href: address });

/** Without an address it stays words that cannot be followed. */
const ButtonView = ({ block: { id, props } }: ViewProps<'button'>) => {
  const address = useAddress()(props.href);
  return (
    props.label && (
      <p id={id}>
        <a className="lvb-button" href={address} rel="noopener">
          {props.label}
        </a>
      </p>
    )
  );
};

export const block: BlockDefinition<typeof buttonSchema> = {
  schema: buttonSchema,
  View: ButtonView,
  empty: () => ({ props: { label: '', href: '' } }),
};
