import { Icon, QueryView } from '@livretier/ui';
import { IconMail, IconPhone } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSignedInUser } from '@/features/accounts';
import { contactsQuery } from '../api/tutorials';
import classes from './HelpPage.module.css';

/** Whom one can ask: those who administer the company, and who runs this instance. Nothing stands here when nobody is known. */
export const Contact = () => {
  const { t } = useTranslation('content');
  const { email } = useSignedInUser();
  const query = useQuery({
    ...contactsQuery,
    select: ({ administrators, operator }) => ({
      /* Nobody writes to themselves. */
      others: administrators.filter((one) => one.email !== email),
      operator,
    }),
  });
  return (
    <QueryView query={query} skeleton={null} isEmpty={({ others, operator }) => others.length === 0 && !operator}>
      {({ others, operator }) => (
        <section className={classes.contact} aria-labelledby="help-contact">
          <h2 id="help-contact">{t('help.contact.heading')}</h2>
          {others.length > 0 && <p>{t('help.contact.administrators')}</p>}
          <ul className={classes.people}>
            {others.map((one) => (
              <li key={one.email}>
                <strong>{one.name}</strong>
                <a href={`mailto:${one.email}`}>
                  <Icon of={IconMail} size={16} />
                  {one.email}
                </a>
              </li>
            ))}
            {operator && (
              <li>
                <strong>{operator.name || t('help.contact.operator')}</strong>
                {operator.name && <span>{t('help.contact.operator')}</span>}
                {operator.email && (
                  <a href={`mailto:${operator.email}`}>
                    <Icon of={IconMail} size={16} />
                    {operator.email}
                  </a>
                )}
                {operator.phone && (
                  <a href={`tel:${operator.phone.replaceAll(/[^\d+]/g, '')}`}>
                    <Icon of={IconPhone} size={16} />
                    {operator.phone}
                  </a>
                )}
              </li>
            )}
          </ul>
        </section>
      )}
    </QueryView>
  );
};
