/** `meta: ofPerson` on a query: the same in every company of the person, so kept when another one is opened. */
export const ofPerson = { ofPerson: true };
