import { IconButton } from '@livretier/ui';
import { IconX } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Inspector } from '../inspector/Inspector';
import classes from './Editor.module.css';

type Props = {
  /** Where there is no room it lies over the canvas. */
  covers: boolean;
  opened: boolean;
  onClose: () => void;
  /** Shown instead of the inspector. */
  children: ReactNode;
};

export const Side = ({ covers, opened, onClose, children }: Props) => {
  const { t } = useTranslation('editor');
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (covers && opened) box.current?.focus();
  }, [covers, opened]);
  if (!opened) return null;
  const press = (event: KeyboardEvent) => {
    /* A dialog that was opened from here stands elsewhere, and closes alone. */
    const isOwn = event.currentTarget.contains(event.target as Node);
    if (covers && isOwn && event.key === 'Escape' && !event.defaultPrevented) onClose();
  };
  return (
    <aside
      ref={box}
      tabIndex={-1}
      className={classes.side}
      data-covers={covers || undefined}
      data-region="side"
      aria-label={t('inspector.title')}
      onKeyDown={press}
    >
      {covers && !children && (
        <div className={classes.close}>
          <IconButton size="small" label={t('inspector.close')} icon={IconX} onClick={onClose} />
        </div>
      )}
      {children || <Inspector />}
    </aside>
  );
};
