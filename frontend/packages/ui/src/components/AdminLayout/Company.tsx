import { IconSelector } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { Icon } from '../Icon/Icon';
import { Monogram } from '../Monogram/Monogram';
import { TwoLines } from '../TwoLines/TwoLines';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import classes from './Company.module.css';

type CompanyProps = { name: string; kind: string };

const CompanyIdentity = ({ name, kind }: CompanyProps) => (
  <>
    <Monogram name={name} />
    <VisuallyHidden when="rail">
      <TwoLines title={name} caption={kind} />
    </VisuallyHidden>
  </>
);

type Props = CompanyProps & Omit<ComponentProps<'button'>, 'name' | 'className'>;

/** The card of the company, for somebody who has another one to go to. */
export const CompanyButton = ({ name, kind, ...rest }: Props) => (
  <button {...rest} type="button" className={classes.card}>
    <CompanyIdentity name={name} kind={kind} />
    <Icon of={IconSelector} size={16} />
  </button>
);

/** The company one is working for. */
export const CompanyCard = (company: CompanyProps) => (
  <div className={classes.card}>
    <CompanyIdentity {...company} />
  </div>
);
