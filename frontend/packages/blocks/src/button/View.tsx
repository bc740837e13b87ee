import { useAddress } from '../context/pages';
import type { ViewProps } from '../view';

/** Without an address it stays words that cannot be followed. */
export const ButtonView = ({ block: { id, props } }: ViewProps<'button'>) => {
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
