import { CompanyButton } from '@livretier/ui';
import { useFinder } from '../../shared/later/useFinder';
import type { SwitcherProps } from './types';

const load = async () => (await import('./CompanyFinder')).CompanyFinder;

/** Too many for a menu: they are found by their name. */
export const ManyCompanies = ({ name, kind }: SwitcherProps) => {
  const { Finder, opened, open, props } = useFinder(load);
  return (
    <>
      <CompanyButton name={name} kind={kind} aria-haspopup="dialog" aria-expanded={opened} onClick={open} />
      {Finder && <Finder {...props} />}
    </>
  );
};
