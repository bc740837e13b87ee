import type { CompanyRow } from '../api';

const departmentOf = (postalCode: string) => {
  if (!/^\d{5}$/.test(postalCode)) return '';
  if (postalCode.startsWith('20')) return Number(postalCode) < 20_200 ? '2A' : '2B';
  return postalCode.slice(0, /^9[78]/.test(postalCode) ? 3 : 2);
};

/** "Millau (12)": the town and the number of its department, as people say where a company is. */
export const placeOf = ({ city, postal_code }: Pick<CompanyRow, 'city' | 'postal_code'>) => {
  const department = departmentOf(postal_code);
  return city && department ? `${city} (${department})` : city;
};
