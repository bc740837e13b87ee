import { ApiError } from '@livretier/api';
import type { QueryClient } from '@tanstack/react-query';
import { notFound, redirect, rootRouteId } from '@tanstack/react-router';
import { type BookletOut, bookletQuery } from '@/features/booklets/api';
import { isId } from '@/shared/searchParts';
import type { StepId } from './step';
import { furthestStep, isReachable, stepPaths } from './step';

const missing = () => notFound({ routeId: rootRouteId });

/** The booklet of the address; undefined when the server did not answer, which the screen says. */
const findBooklet = async (client: QueryClient, id: string): Promise<BookletOut | undefined> => {
  if (!isId(id)) throw missing();
  try {
    return await client.fetchQuery(bookletQuery(id));
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw missing();
    return undefined;
  }
};

type Visit = { client: QueryClient; livret: string | undefined; step: StepId | undefined };

/**
 * Before a step opens: a booklet that is not there for this person is a page that is not there, and nobody goes further
 * than they have come. The address of the creation itself leads to the furthest step.
 */
export const guardStep = async ({ client, livret, step }: Visit) => {
  if (livret === undefined) return;
  const booklet = await findBooklet(client, livret);
  if (!booklet || (step && isReachable(step, booklet))) return;
  throw redirect({ to: stepPaths[furthestStep(booklet)], search: { livret }, replace: true });
};
