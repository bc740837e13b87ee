import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { server } from '../../../test/server';
import { api, refreshCsrfToken } from './client';
import { keepCsrfToken } from './csrf';
import { ApiError, NetworkError } from './errors';
import { unwrap } from './unwrap';

const logout = '/api/auth/logout';
const refusal = { code: 'bad_credentials', message: 'Non.', errors: { email: ['Inconnue.'] } };

/** Answers each call to a path with the next status, and keeps the requests. */
const answering = (method: 'get' | 'post', path: string, ...statuses: number[]) => {
  const requests: Request[] = [];
  server.use(
    http[method](path, ({ request }) => {
      requests.push(request);
      const status = statuses[requests.length - 1] ?? 500;
      return status === 204 ? new HttpResponse(null, { status }) : HttpResponse.json(refusal, { status });
    }),
  );
  return requests;
};

beforeEach(() => keepCsrfToken('token-of-the-page'));

describe('the client', () => {
  it('asks for JSON and carries the token', async () => {
    const requests = answering('get', '/api/auth/user', 200);

    await api.GET('/api/auth/user');

    expect(requests[0]?.headers.get('Accept')).toBe('application/json');
    expect(requests[0]?.headers.get('X-CSRF-TOKEN')).toBe('token-of-the-page');
    expect(requests[0]?.headers.has('Idempotency-Key')).toBe(false);
  });

  it('names each unsafe call with its own key', async () => {
    const requests = answering('post', logout, 204, 204);

    await api.POST(logout);
    await api.POST(logout);

    const [first, second] = requests.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(second).not.toBe(first);
  });

  it('saves a page without a key: the same page again changes nothing', async () => {
    const page = '/api/library/chapters/{chapter_id}/pages/{page_id}';
    const keys: Record<string, boolean> = {};
    server.use(
      http.all('/api/library/chapters/*', ({ request: { method, headers } }) => {
        keys[method] = headers.has('Idempotency-Key');
        return HttpResponse.json({});
      }),
    );
    const params = { path: { chapter_id: 'c', page_id: 'p' } };
    const document = { schema: 2, blocks: [] };

    await api.PUT(page, { params, body: { base_revision: 1, title: 'Page', importance: 'info', document } });
    await api.DELETE(page, { params });

    expect(keys).toEqual({ PUT: false, DELETE: true });
  });

  it.each([408, 409, 425, 429, 500, 502, 503, 504])(
    'sends a write again after a %i, with the same key',
    async (status) => {
      const requests = answering('post', logout, status, 204);

      const { response } = await api.POST(logout);

      expect(response.status).toBe(204);
      expect(requests).toHaveLength(2);
      expect(requests[1]?.headers.get('Idempotency-Key')).toBe(requests[0]?.headers.get('Idempotency-Key'));
    },
  );

  it('sends a write again when the answer was lost on the way, with the same key', async () => {
    const keys: (string | null)[] = [];
    server.use(
      http.post(logout, ({ request }) => {
        keys.push(request.headers.get('Idempotency-Key'));
        return keys.length === 1 ? HttpResponse.error() : new HttpResponse(null, { status: 204 });
      }),
    );

    const { response } = await api.POST(logout);

    expect(response.status).toBe(204);
    expect(keys[1]).toBe(keys[0]);
  });

  it('sends a write twice at most', async () => {
    const requests = answering('post', logout, 503, 503, 204);

    await expect(unwrap(api.POST(logout))).rejects.toMatchObject({ status: 503 });
    expect(requests).toHaveLength(2);
  });

  it.each([400, 401, 403, 404, 422])('does not send a write again after a %i', async (status) => {
    const requests = answering('post', logout, status, 204);

    await api.POST(logout);

    expect(requests).toHaveLength(1);
  });

  it('never sends a read again', async () => {
    const requests = answering('get', '/api/auth/user', 503, 200);

    await api.GET('/api/auth/user');

    expect(requests).toHaveLength(1);
  });

  it('sends the body again with a write', async () => {
    const requests = answering('post', '/api/auth/set-language', 503, 204);

    await api.POST('/api/auth/set-language', { body: { language: 'en-GB' } });

    await expect(requests[1]?.json()).resolves.toEqual({ language: 'en-GB' });
  });
});

describe('the token', () => {
  it('is replaced when it is refreshed', async () => {
    server.use(http.get('/api/auth/csrf-token', () => HttpResponse.json({ csrfToken: 'token-of-the-session' })));
    const requests = answering('post', logout, 204);

    await refreshCsrfToken();
    await api.POST(logout);

    expect(requests[0]?.headers.get('X-CSRF-TOKEN')).toBe('token-of-the-session');
  });

  it('is fetched before a write when the one at start did not come', async () => {
    keepCsrfToken('');
    server.use(http.get('/api/auth/csrf-token', () => HttpResponse.json({ csrfToken: 'fresh' })));
    const requests = answering('post', logout, 204);

    await api.POST(logout);

    expect(requests[0]?.headers.get('X-CSRF-TOKEN')).toBe('fresh');
  });

  it('is forgotten when it cannot be refreshed, so that the next write asks again', async () => {
    server.use(http.get('/api/auth/csrf-token', () => HttpResponse.error(), { once: true }));
    await expect(refreshCsrfToken()).rejects.toBeInstanceOf(NetworkError);
    server.use(http.get('/api/auth/csrf-token', () => HttpResponse.json({ csrfToken: 'fresh' })));
    const requests = answering('post', logout, 204);

    await api.POST(logout);

    expect(requests[0]?.headers.get('X-CSRF-TOKEN')).toBe('fresh');
  });
});

describe('a token that the server no longer knows', () => {
  const path = '/api/auth/set-language';
  /** Refuses every token but the fresh one, and keeps what was sent. */
  const knowing = (fresh: string) => {
    const sent: { token: string | null; key: string | null; body: unknown }[] = [];
    server.use(
      http.post(path, async ({ request }) => {
        const token = request.headers.get('X-CSRF-TOKEN');
        sent.push({ token, key: request.headers.get('Idempotency-Key'), body: await request.json() });
        return token === fresh
          ? new HttpResponse(null, { status: 204 })
          : HttpResponse.json({ code: 'csrf_failed', message: '' }, { status: 403 });
      }),
    );
    return sent;
  };
  const write = () => api.POST(path, { body: { language: 'en-GB' } });

  it('is replaced, and the write is sent again with the same key and body', async () => {
    server.use(http.get('/api/auth/csrf-token', () => HttpResponse.json({ csrfToken: 'fresh' })));
    const sent = knowing('fresh');

    const { response } = await write();

    expect(response.status).toBe(204);
    expect(sent.map(({ token }) => token)).toEqual(['token-of-the-page', 'fresh']);
    expect(sent[1]).toMatchObject({ key: sent[0]?.key, body: { language: 'en-GB' } });
  });

  it('is replaced once: a second refusal is an answer', async () => {
    server.use(http.get('/api/auth/csrf-token', () => HttpResponse.json({ csrfToken: 'also unknown' })));
    const sent = knowing('fresh');

    await expect(unwrap(write())).rejects.toMatchObject({ code: 'csrf_failed' });
    expect(sent).toHaveLength(2);
  });

  it('leaves the refusal as it is when no other can be had', async () => {
    server.use(http.get('/api/auth/csrf-token', () => HttpResponse.error()));
    const sent = knowing('fresh');

    await expect(unwrap(write())).rejects.toMatchObject({ code: 'csrf_failed' });
    expect(sent).toHaveLength(1);
  });
});

describe('unwrap', () => {
  it('throws the refusal of the server, in its own words', async () => {
    answering('get', '/api/auth/user', 422);

    const error = await unwrap(api.GET('/api/auth/user')).catch((reason: unknown) => reason);

    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 422,
      code: 'bad_credentials',
      message: 'Non.',
      fields: { email: ['Inconnue.'] },
    });
  });

  it('keeps the status of an answer that is not ours', async () => {
    server.use(http.get('/api/auth/user', () => new HttpResponse('<h1>Bad gateway</h1>', { status: 502 })));

    await expect(unwrap(api.GET('/api/auth/user'))).rejects.toMatchObject({ status: 502, code: 'unreadable_answer' });
  });

  it('tells an unreachable server from a refusal', async () => {
    server.use(http.get('/api/auth/user', () => HttpResponse.error()));

    await expect(unwrap(api.GET('/api/auth/user'))).rejects.toBeInstanceOf(NetworkError);
  });
});
