import { Button } from '@livretier/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './MoreFiles.module.css';

type Props = { count: number; more: boolean; busy: boolean; onMore: () => void; children: ReactNode };

/** A list that goes on when asked. The focus goes to the first file that came: the button may be gone by then. */
export const MoreFiles = ({ count, more, busy, onMore, children }: Props) => {
  const { t } = useTranslation('media');
  const box = useRef<HTMLDivElement>(null);
  const expected = useRef<number>(undefined);
  useEffect(() => {
    if (expected.current === undefined || count <= expected.current) return;
    box.current?.querySelectorAll<HTMLElement>('[data-row-opener]')[expected.current]?.focus();
    expected.current = undefined;
  }, [count]);
  const ask = () => {
    expected.current = count;
    onMore();
  };
  return (
    <div ref={box} className={classes.files}>
      {children}
      {more && (
        <div className={classes.more}>
          <Button busy={busy} onClick={ask}>
            {t('list.more')}
          </Button>
        </div>
      )}
    </div>
  );
};
