import { ApiError } from './errors';
import { announce } from './notices';

type Answer<Data> = { data?: Data; error?: unknown; response: Response };

/**
 * The data of a successful call, or an ApiError. What the answer asks to say is said, unless the call is `quiet`: for
 * data that has a field called message of its own.
 */
export const unwrap = async <Data>(call: Promise<Answer<Data>>, { quiet = false } = {}): Promise<Data> => {
  const { data, error, response } = await call;
  if (!response.ok) throw new ApiError(response.status, error);
  if (!quiet) announce(data);
  return data as Data;
};
