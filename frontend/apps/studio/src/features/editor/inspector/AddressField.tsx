import { safeUrl } from '@livretier/blocks';
import { TextField } from '@livretier/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

type Provider = 'youtube' | 'vimeo' | 'dailymotion';

const shapes: readonly [Provider, RegExp][] = [
  [
    'youtube',
    /^https?:\/\/(?:www\.|m\.)?(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/)|youtu\.be\/)([\w-]{6,32})/,
  ],
  ['vimeo', /^https?:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d{4,32})/],
  ['dailymotion', /^https?:\/\/(?:www\.)?(?:dailymotion\.com\/(?:embed\/)?video\/|dai\.ly\/)([\w-]{4,32})/],
];

/** The video behind an address that people copy from their browser; nothing when it is none of a known provider. */
export const readVideoAddress = (address: string): { provider: Provider; code: string } | undefined => {
  for (const [provider, shape] of shapes) {
    const code = address.trim().match(shape)?.[1];
    if (code) return { provider, code };
  }
  return undefined;
};

type Props = { label: string; value: string; onChange: (value: string) => void };

/** What people type as an address is often only half of one. */
export const completed = (typed: string) => {
  const address = typed.trim();
  if (address === '' || safeUrl(address)) return address;
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address)) return safeUrl(`mailto:${address}`);
  return /^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(address) ? safeUrl(`https://${address}`) : undefined;
};

/** Where something leads; what leads nowhere stays in the field and does not reach the page. */
export const AddressField = ({ label, value, onChange }: Props) => {
  const { t } = useTranslation('editor');
  const [draft, setDraft] = useState(value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    if (completed(draft) !== value) setDraft(value);
  }
  const wrong = completed(draft) === undefined;
  return (
    <TextField
      label={label}
      hint={t('inspector.addressHint')}
      error={wrong ? t('inspector.addressWrong') : undefined}
      inputMode="url"
      autoComplete="off"
      value={draft}
      onChange={({ currentTarget }) => {
        setDraft(currentTarget.value);
        const address = completed(currentTarget.value);
        if (address !== undefined) onChange(address);
      }}
    />
  );
};
