import { FieldRow, QueryView, SelectField } from '@livretier/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CompanyRole, type Kind, newsPreviewQuery, type WrittenNews } from '../api/written';
import { NewsLines } from '../home/HomeNews';
import { companyRoles, kinds } from './AudienceFields';
import classes from './Writing.module.css';

/** The home of somebody with a role, in a company of a kind, as if what is saved were published. */
export const NewsPreview = ({ item: { id, revision } }: { item: WrittenNews }) => {
  const { t } = useTranslation(['content', 'companies']);
  const [viewer, setViewer] = useState<{ role: CompanyRole; kind: Kind }>({ role: 'booklet_manager', kind: 'company' });
  const choose = (change: Partial<typeof viewer>) => setViewer({ ...viewer, ...change });
  return (
    <section className={classes.preview} aria-labelledby="news-preview">
      <h2 id="news-preview">{t('write.preview.heading')}</h2>
      <p className={classes.note}>{t('write.preview.note')}</p>
      <FieldRow>
        <SelectField
          label={t('write.preview.role')}
          choices={companyRoles.map((value) => ({ value, label: t(`companies:roles.${value}`) }))}
          value={viewer.role}
          onChange={({ target }) => choose({ role: target.value as CompanyRole })}
        />
        <SelectField
          label={t('write.preview.kind')}
          choices={kinds.map((value) => ({ value, label: t(`companies:kinds.${value}`) }))}
          value={viewer.kind}
          onChange={({ target }) => choose({ kind: target.value as Kind })}
        />
      </FieldRow>
      <QueryView query={useQuery(newsPreviewQuery(id, revision, viewer))}>
        {({ is_seen, news }) => (
          <div className={classes.card}>
            <p role="status" className={classes.note}>
              {t(is_seen ? 'write.preview.seen' : 'write.preview.unseen')}
            </p>
            <h3 id="news-preview-list">{t('news.heading')}</h3>
            <NewsLines labelledBy="news-preview-list" items={news} />
          </div>
        )}
      </QueryView>
    </section>
  );
};
