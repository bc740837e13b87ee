import { StatusTag } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import type { ContentStatus } from './types';

const looks = {
  draft: { shape: 'ring' },
  published: { shape: 'dot', tone: 'success' },
  archived: { shape: 'box' },
} as const;

type Props = { status: ContentStatus; of: 'sectors' | 'obligations' };

/** Where a sector or an obligation stands. */
export const ContentStatusTag = ({ status, of }: Props) => {
  const { t } = useTranslation('library');
  return <StatusTag {...looks[status]}>{t(`${of}.status.${status}`)}</StatusTag>;
};
