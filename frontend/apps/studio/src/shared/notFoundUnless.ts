import { ApiError } from '@livretier/api';
import { notFound, rootRouteId } from '@tanstack/react-router';

/** Before a screen opens: a thing that is not there for this person is a page that is not there. */
export const notFoundUnless = async (fetched: Promise<unknown>) => {
  try {
    await fetched;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw notFound({ routeId: rootRouteId });
  }
};
