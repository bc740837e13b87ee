import type { components } from '@livretier/api';
import { HttpResponse, http } from 'msw';

type Upload = components['schemas']['UploadOut'];

type Options = {
  partSize?: number;
  /** What becomes of a file after its analysis: null when it is taken. */
  refusal?: string | null;
  /** An answer instead of the start of an upload. */
  start?: () => Response | null;
};

/** The calls of an upload, answered as the server does. `arrived` are the parts that the object store holds. */
export const uploadServer = ({ partSize = 10, refusal = null, start = () => null }: Options = {}) => {
  const uploads = new Map<string, Upload>();
  const arrived = new Map<string, Set<number>>();
  const calls: string[] = [];
  const signed: number[][] = [];
  let signatures = 0;
  const id = (params: { id?: unknown }) => String(params.id);
  const seen = (name: string) => {
    const upload = uploads.get(name);
    return upload && { ...upload, received: [...(arrived.get(name) ?? [])] };
  };
  const change = (name: string, changes: Partial<Upload>) => {
    const upload = uploads.get(name);
    if (upload) uploads.set(name, { ...upload, ...changes });
  };
  const answer = (name: string) =>
    HttpResponse.json(seen(name) ?? { code: 'not_found', message: '' }, { status: uploads.has(name) ? 200 : 404 });

  const handlers = [
    http.post('/api/media/uploads', async ({ request }) => {
      const { name, size } = (await request.json()) as { name: string; size: number };
      calls.push(`start ${name}`);
      const instead = start();
      if (instead) return instead;
      uploads.set(name, {
        id: name,
        name,
        size,
        state: 'uploading',
        part_size: partSize,
        parts: Math.ceil(size / partSize),
        received: [],
        file_id: null,
        refusal: null,
      });
      arrived.set(name, new Set());
      return HttpResponse.json(seen(name), { status: 201 });
    }),
    http.get('/api/media/uploads/:id', ({ params }) => {
      calls.push(`look ${id(params)}`);
      if (seen(id(params))?.state === 'analysing')
        change(
          id(params),
          refusal ? { state: 'refused', refusal } : { state: 'ready', file_id: `file of ${id(params)}` },
        );
      return answer(id(params));
    }),
    http.post('/api/media/uploads/:id/parts', async ({ params, request }) => {
      const { numbers } = (await request.json()) as { numbers: number[] };
      signed.push(numbers);
      signatures += 1;
      return HttpResponse.json({
        items: numbers.map((number) => ({
          number,
          size: 0,
          address: `https://s3.test/${id(params)}/${number}?signature=${signatures}`,
        })),
      });
    }),
    http.post('/api/media/uploads/:id/completion', ({ params }) => {
      calls.push(`complete ${id(params)}`);
      change(id(params), { state: 'analysing' });
      return answer(id(params));
    }),
    http.delete('/api/media/uploads/:id', ({ params }) => {
      calls.push(`cancel ${id(params)}`);
      uploads.delete(id(params));
      return new HttpResponse(null, { status: 204 });
    }),
  ];

  /** A part has arrived: what the store says when its answer is good. */
  const keep = (address: string) => {
    const [name = '', number = ''] = new URL(address).pathname.slice(1).split('/');
    arrived.get(decodeURIComponent(name))?.add(Number(number));
  };
  return { handlers, calls, signed, keep, forget: (name: string) => uploads.delete(name) };
};
