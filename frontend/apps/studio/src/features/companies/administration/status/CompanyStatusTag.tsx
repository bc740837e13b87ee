import { StatusTag } from '@livretier/ui';
import { IconPlayerPause } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { CompanyRow } from '../api';

/** Where a company stands; an active one whose card has gaps says so instead. */
export const CompanyStatusTag = ({ company }: { company: Pick<CompanyRow, 'status' | 'complete'> }) => {
  const { t } = useTranslation('companyCards');
  const { status, complete } = company;
  if (status === 'suspended')
    return (
      <StatusTag shape={IconPlayerPause} tone="warning">
        {t('status.suspended')}
      </StatusTag>
    );
  if (status !== 'active') return <StatusTag shape="box">{t(`status.${status}`)}</StatusTag>;
  return complete ? (
    <StatusTag shape="dot" tone="success">
      {t('status.active')}
    </StatusTag>
  ) : (
    <StatusTag shape="ring">{t('status.toComplete')}</StatusTag>
  );
};
