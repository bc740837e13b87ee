type Named = { first_name: string; last_name: string };

export const fullName = (person: Named) => `${person.first_name} ${person.last_name}`;
