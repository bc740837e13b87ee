import { StatusTag, type StatusTone } from '@livretier/ui';
import { IconEye } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChapterStatus } from '../types';

const looks: Record<ChapterStatus, { shape: ComponentProps<typeof StatusTag>['shape']; tone?: StatusTone }> = {
  draft: { shape: 'ring' },
  in_review: { shape: IconEye, tone: 'info' },
  published: { shape: 'dot', tone: 'success' },
  retired: { shape: 'box' },
};

/** Where a chapter stands. */
export const ChapterStatusTag = ({ status }: { status: ChapterStatus }) => {
  const { t } = useTranslation('library');
  return <StatusTag {...looks[status]}>{t(`chapters.status.${status}`)}</StatusTag>;
};
