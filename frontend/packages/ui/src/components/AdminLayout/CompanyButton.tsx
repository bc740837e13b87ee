import { IconSelector } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { Icon } from '../Icon/Icon';
import classes from './CompanyCard.module.css';
import { CompanyIdentity, type CompanyProps } from './CompanyIdentity';

type Props = CompanyProps & Omit<ComponentProps<'button'>, 'name' | 'className'>;

/** The card of the company, for somebody who has another one to go to. */
export const CompanyButton = ({ name, kind, ...rest }: Props) => (
  <button {...rest} type="button" className={classes.card}>
    <CompanyIdentity name={name} kind={kind} />
    <Icon of={IconSelector} size={16} />
  </button>
);
