import { ExportButton } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import { fullName } from '../../accounts';
import { SwitchLink } from '../../identity';
import type { PersonDetails } from '../types';
import { fetchUserData } from './fetchUserData';
import classes from './HelpActs.module.css';

/** What one does for somebody: see what they see, hand them what is kept about them. */
export const HelpActs = ({ person }: { person: PersonDetails }) => {
  const { t } = useTranslation('users');
  const { switch_identity, export: mayExport } = person.abilities;
  if (!(switch_identity || mayExport)) return null;
  return (
    <div className={classes.acts}>
      {switch_identity && <SwitchLink userId={person.id} />}
      {mayExport && (
        <ExportButton fetchFile={() => fetchUserData(person.id)} name={t('data.file', { name: fullName(person) })}>
          {t('data.export')}
        </ExportButton>
      )}
    </div>
  );
};
