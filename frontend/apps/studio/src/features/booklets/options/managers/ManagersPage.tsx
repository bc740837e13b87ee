import { Button, Icon, Page, QueryView, SectionHeader, Skeleton } from '@livretier/ui';
import { IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { accessesQuery } from '@/features/booklets/access/api';
import type { BookletOut } from '@/features/booklets/types';
import { OfBooklet, OptionsTabs, useFrame } from '../OptionsFrame';
import { ManagerDialog } from './ManagerDialog';
import { ManagersTable } from './ManagersTable';
import { type Manager, managersOf } from './managers';
import { Replacement } from './Replacement';

/** Somebody new, or one of them; `duty` is what is proposed. */
type Opened = { manager?: Manager; duty: 'manager' | 'substitute' };

const Managers = ({ booklet }: { booklet: BookletOut }) => {
  const { t } = useTranslation('booklets');
  const frame = useFrame(booklet, t('options.tabs.managers'));
  const accesses = useQuery(accessesQuery(booklet.id));
  const managers = managersOf(accesses.data?.items ?? []);
  const [opened, setOpened] = useState<Opened | null>(null);
  return (
    <Page {...frame}>
      <OptionsTabs booklet={booklet} />
      <SectionHeader
        title={t('managers.title')}
        text={t('managers.text')}
        actions={
          accesses.data?.may_write && (
            <Button look="soft" onClick={() => setOpened({ duty: 'manager' })}>
              <Icon of={IconUserPlus} />
              {t('managers.add')}
            </Button>
          )
        }
      />
      <QueryView query={accesses} skeleton={<Skeleton shape="rows" lines={2} />}>
        {({ may_write }) => (
          <>
            <ManagersTable
              bookletId={booklet.id}
              managers={managers}
              mayWrite={may_write}
              onEdit={(manager) =>
                setOpened({ manager, duty: manager.duty === 'substitute' ? 'substitute' : 'manager' })
              }
            />
            <Replacement
              bookletId={booklet.id}
              managers={managers}
              mayWrite={may_write}
              onPlan={() => setOpened({ duty: 'substitute' })}
            />
          </>
        )}
      </QueryView>
      {opened && (
        <ManagerDialog bookletId={booklet.id} managers={managers} {...opened} onClose={() => setOpened(null)} />
      )}
    </Page>
  );
};

/** /livrets/options/responsables: who answers for the booklet. */
export const ManagersPage = () => <OfBooklet>{(booklet) => <Managers booklet={booklet} />}</OfBooklet>;
