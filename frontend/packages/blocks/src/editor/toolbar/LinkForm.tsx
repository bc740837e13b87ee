import { type FormEvent, useId, useState } from 'react';
import { useLabels } from '../labelsContext';

type Props = { href: string | null; onSave: (address: string | null) => boolean };

/** Asks where the words lead, and says when they may not lead there. */
export const LinkForm = ({ href, onSave }: Props) => {
  const { toolbar } = useLabels();
  const [address, setAddress] = useState(href ?? '');
  const [isRefused, setRefused] = useState(false);
  const error = useId();

  const save = (event: FormEvent) => {
    event.preventDefault();
    setRefused(!onSave(address.trim() === '' ? null : address));
  };

  return (
    <form className="lve-link-form" onSubmit={save}>
      <input
        // biome-ignore lint/a11y/noAutofocus: the author has just asked for this field
        autoFocus
        type="text"
        inputMode="url"
        aria-label={toolbar.linkAddress}
        placeholder="https://"
        value={address}
        aria-invalid={isRefused}
        aria-describedby={isRefused ? error : undefined}
        onChange={({ target }) => setAddress(target.value)}
      />
      <button type="submit">{toolbar.linkSave}</button>
      {href && (
        <button type="button" onClick={() => onSave(null)}>
          {toolbar.linkRemove}
        </button>
      )}
      {isRefused && (
        <span id={error} role="alert">
          {toolbar.linkRefused}
        </span>
      )}
    </form>
  );
};
