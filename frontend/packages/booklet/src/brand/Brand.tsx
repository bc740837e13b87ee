import { useMedia } from '@livretier/blocks';
import type { BookletContent } from '../content';

/** Whose booklet it is: the logo, which says the name, or the name. */
export const Brand = ({ content: { company, theme } }: { content: BookletContent }) => {
  const logo = useMedia(theme.logo?.media ?? null);
  if (logo && theme.logo)
    return (
      <p className="lvr-brand">
        <img className="lvr-logo" src={logo.src} alt={theme.logo.alt} />
      </p>
    );
  return (
    <p className="lvr-brand">
      <span className="lvr-initial" aria-hidden="true">
        {company.trim().charAt(0).toLocaleUpperCase()}
      </span>
      {company}
    </p>
  );
};
