import { server } from '@test/server';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchVersion } from './watchVersion';

const minute = 60_000;
const onNewVersion = vi.fn();
let asked = 0;

const deploy = (answer: () => Response) =>
  server.use(
    http.get('/version.json', () => {
      asked += 1;
      return answer();
    }),
  );
const entry = (file: string) => () => HttpResponse.json({ entry: file });

beforeEach(() => {
  asked = 0;
  onNewVersion.mockReset();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  watchVersion({ running: '/assets/index-1.js', onNewVersion });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('F20: the version', () => {
  it('is asked every five minutes', async () => {
    deploy(entry('/assets/index-1.js'));

    vi.advanceTimersByTime(5 * minute - 1);
    expect(asked).toBe(0);
    vi.advanceTimersByTime(1);
    await vi.waitFor(() => expect(asked).toBe(1));

    expect(onNewVersion).not.toHaveBeenCalled();
  });

  it('is offered once when another one was deployed', async () => {
    deploy(entry('/assets/index-2.js'));

    vi.advanceTimersByTime(5 * minute);
    await vi.waitFor(() => expect(onNewVersion).toHaveBeenCalledOnce());
    vi.advanceTimersByTime(20 * minute);

    expect(asked).toBe(1);
    expect(onNewVersion).toHaveBeenCalledOnce();
  });

  it.each([
    ['the server is away', () => HttpResponse.json({}, { status: 503 })],
    ['the answer is a page', () => HttpResponse.html('<p>proxy</p>')],
    ['there is no network', () => HttpResponse.error()],
  ])('says nothing when %s', async (_, answer) => {
    deploy(answer);

    vi.advanceTimersByTime(5 * minute);
    await vi.waitFor(() => expect(asked).toBe(1));
    vi.advanceTimersByTime(5 * minute);
    await vi.waitFor(() => expect(asked).toBe(2));

    expect(onNewVersion).not.toHaveBeenCalled();
  });

  it('is not asked by a page that nobody looks at', () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);

    vi.advanceTimersByTime(15 * minute);

    expect(asked).toBe(0);
  });
});
