/** A query without what it said before this screen opened: what was found then may no longer be so. */
export const answeredSinceOpened = <Query extends { data: unknown; isFetchedAfterMount: boolean }>(query: Query) =>
  query.isFetchedAfterMount ? query : { ...query, data: undefined };
