import { ButtonLink } from '@livretier/ui';
import { createLink } from '@tanstack/react-router';

/** A typed link of the router, dressed as a button. */
export const LinkButton = createLink(ButtonLink);
