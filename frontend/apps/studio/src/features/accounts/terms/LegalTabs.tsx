import { QueryView, Tabs } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import { type Document, documents } from './documents';
import { LegalText } from './LegalText';
import { useLegalText } from './useLegalText';

const LegalDocument = ({ document }: { document: Document }) => (
  <QueryView query={useLegalText(document)}>{(text) => <LegalText text={text} />}</QueryView>
);

export const LegalTabs = () => {
  const { t } = useTranslation('accounts');
  const tabs = documents.map((document) => ({
    value: document,
    label: t(`terms.${document}`),
    content: <LegalDocument document={document} />,
  }));
  return <Tabs label={t('terms.documents')} tabs={tabs} />;
};
