import { Button, FieldGroup, Icon, QueryView, SectionHeader } from '@livretier/ui';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { capitalized } from '../../../../shared/text/dates';
import { EntryList } from '../EntryList';
import type { CompanyCard, Host } from '../types';
import { HostDialog } from './HostDialog';
import { useHosts } from './useHosts';
import { useRemoveHost } from './useRemoveHost';

const entryOf = (host: Host) => ({ ...host, title: host.hostname, caption: capitalized(host.brand) });

/** The domain names of a company; each change is kept at once. */
export const HostsSection = ({ company }: { company: CompanyCard }) => {
  const { t } = useTranslation('companyCards');
  const [edited, setEdited] = useState<Host | 'new' | null>(null);
  const remove = useRemoveHost(company.id);
  return (
    <section aria-labelledby="hosts">
      <FieldGroup>
        <SectionHeader id="hosts" level={3} title={t('hosts.title')} text={t('hosts.text')} />
        <QueryView
          query={useHosts(company.id)}
          isEmpty={({ items }) => items.length === 0}
          empty={<p>{t('hosts.empty')}</p>}
        >
          {({ items }) => (
            <EntryList entries={items.map(entryOf)} onChange={setEdited} onRemove={(host) => void remove(host)} />
          )}
        </QueryView>
        <p>
          <Button onClick={() => setEdited('new')}>
            <Icon of={IconPlus} />
            {t('hosts.add')}
          </Button>
        </p>
      </FieldGroup>
      {edited && (
        <HostDialog
          companyId={company.id}
          host={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </section>
  );
};
