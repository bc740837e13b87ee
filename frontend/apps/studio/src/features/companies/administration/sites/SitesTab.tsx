import { Button, FieldGroup, Icon, QueryView } from '@livretier/ui';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EntryList } from '../EntryList';
import type { CompanyCard, Site } from '../types';
import { SiteDialog } from './SiteDialog';
import { useRemoveSite } from './useRemoveSite';
import { useSites } from './useSites';

const entryOf = (site: Site) => ({ ...site, title: site.name, caption: site.city });

/** The places of a company; each change is kept at once. */
export const SitesTab = ({ card }: { card: CompanyCard }) => {
  const { t } = useTranslation('companyCards');
  const [edited, setEdited] = useState<Site | 'new' | null>(null);
  const remove = useRemoveSite(card.id);
  return (
    <FieldGroup>
      <p>{t('sites.text')}</p>
      <QueryView
        query={useSites(card.id)}
        isEmpty={({ items }) => items.length === 0}
        empty={<p>{t('sites.empty')}</p>}
      >
        {({ items }) => (
          <EntryList entries={items.map(entryOf)} onChange={setEdited} onRemove={(site) => void remove(site)} />
        )}
      </QueryView>
      {card.abilities.edit && (
        <p>
          <Button onClick={() => setEdited('new')}>
            <Icon of={IconPlus} />
            {t('sites.add')}
          </Button>
        </p>
      )}
      {edited && (
        <SiteDialog companyId={card.id} site={edited === 'new' ? undefined : edited} onClose={() => setEdited(null)} />
      )}
    </FieldGroup>
  );
};
