import { ApiError } from './errors';

type Answer<Data> = { data?: Data; error?: unknown; response: Response };

/** The data of a successful call, or an ApiError. */
export const unwrap = async <Data>(call: Promise<Answer<Data>>): Promise<Data> => {
  const { data, error, response } = await call;
  if (!response.ok) throw new ApiError(response.status, error);
  return data as Data;
};
