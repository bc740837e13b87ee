import { QueryView } from '@livretier/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { bookletQuery } from '../../../shared/booklet/queries';
import { useBookletParam } from '../../../shared/booklet/useBookletParam';
import { RefusedPage } from '../../../shared/RefusedPage';
import { useSignedInUser } from '../../accounts';
import type { BookletOut } from '../types';
import { BookletPicker } from './BookletPicker';

type Children = { children: (booklet: BookletOut) => ReactNode };

const One = ({ id, children }: Children & { id: string }) => (
  <QueryView query={useQuery(bookletQuery(id))}>{children}</QueryView>
);

/** A screen about the booklet that the address names; without one, about which it shall be. */
export const OfBooklet = ({ children }: Children) => {
  const { t } = useTranslation('booklets');
  const id = useBookletParam();
  if (!useSignedInUser().abilities.see_booklets) return <RefusedPage title={t('options.title')} />;
  return id ? (
    <One key={id} id={id}>
      {children}
    </One>
  ) : (
    <BookletPicker />
  );
};
