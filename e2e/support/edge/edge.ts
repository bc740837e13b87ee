import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { Edition } from './editions';

/* What nginx sends with the pages of readers. */
const POLICY = [
  "default-src 'none'",
  ...['script', 'style', 'img', 'media', 'font', 'connect', 'manifest', 'worker'].map((kind) => `${kind}-src 'self'`),
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const GATE = '<!doctype html><html lang="fr"><title>Fermé</title><h1>Ce livret est protégé par un code</h1></html>';
const LASTING = 'public, max-age=31536000, s-maxage=60, immutable';
const types: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  svg: 'image/svg+xml',
  png: 'image/png',
  woff2: 'font/woff2',
  webmanifest: 'application/manifest+json',
};

export type Offers = { offline: boolean; pdf: string[]; questions?: boolean };

/** What a page told of being read, and what came along. */
export type Call = { query: string; headers: IncomingHttpHeaders };

/** What a page asked at the door of questions. */
export type Asked = { form: Record<string, string>; headers: IncomingHttpHeaders };

type Laid = { content: Buffer; lasting: boolean };

const folderOf = (locale: string, reference: string) => (locale === reference ? '' : `${locale}/`);

/** The files of a booklet by their address from `/l/slug/`, as the edge sync lays them. */
const lay = (
  number: string,
  editions: readonly Edition[],
  objects: ReadonlyMap<string, Buffer>,
  offers: Offers | undefined,
) => {
  const laid = new Map<string, Laid>();
  const [reference] = editions;
  const put = (path: string, content: string | Buffer, lasting: boolean) =>
    laid.set(path, { content: Buffer.from(content), lasting });
  for (const { locale, name, files, objects: own } of editions) {
    const folder = folderOf(locale, reference?.locale ?? '');
    const settled = (text: string) =>
      text
        .replaceAll('__ROOT__', folder ? '../' : './')
        .replaceAll('__BUNDLE__', name)
        .replaceAll('__ADDRESS__', 'https://livrets.example/l/livret/');
    for (const [path, text] of files) {
      if (!path.startsWith('_/')) put(`${name}/${path}`, text, true);
      else if (path === '_/entry.html') put(`${folder}index.html`, settled(text), false);
      else if (!folder) put(path.slice(2), settled(text), false);
    }
    put(`${name}/_new.css`, '', true); // nothing is newer than the version online
    for (const [object, content] of [...own, ...objects]) put(`o/${object}`, content, true);
  }
  const named = Object.fromEntries(editions.map(({ locale, name }) => [locale, name]));
  put('version.json', JSON.stringify({ number, editions: named, offers }), false);
  return laid;
};

/** What those who still read a former version learn of the newer one: no page of theirs changed. */
const newsIn = (kept: readonly [string, Laid][]) =>
  kept
    .filter(([path]) => path.endsWith('/_new.css'))
    .map(([path]): [string, Laid] => [
      path.replace(/css$/, 'json'),
      { content: Buffer.from('{"pages":[],"others":0}'), lasting: false },
    ]);

const send = (response: ServerResponse, path: string, { content, lasting }: Laid) => {
  const type = types[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
  const written = /^(?:text|application)\/|svg/.test(type);
  response.writeHead(200, {
    'Content-Type': type,
    'Content-Security-Policy': POLICY,
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': lasting ? LASTING : 'private, no-store',
    ...(written && { 'Content-Encoding': 'gzip' }),
  });
  response.end(written ? gzipSync(content, { level: 9 }) : content);
};

const bodyOf = async (request: IncomingMessage) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString();
};

/** The door of questions: a script is told whether it is new, a form is led back to its page. */
const hearQuestion = async (request: IncomingMessage, response: ServerResponse, before: readonly Asked[]) => {
  const form = Object.fromEntries(new URLSearchParams(await bodyOf(request)));
  const { headers } = request;
  const known = before.some((one) => one.form.id === form.id);
  if (form.by === 'script') response.writeHead(known ? 200 : 201, { 'Content-Type': types.json }).end('{}');
  else response.writeHead(303, { Location: `${headers.referer}#question-recue` }).end();
  return { form, headers };
};

/** Of which booklet something is asked, and what. */
const placeOf = ({ url = '/' }: IncomingMessage) => {
  const [, slug = '', rest = ''] = new URL(url, 'http://edge').pathname.match(/^\/l\/([^/]+)\/(.*)$/) ?? [];
  return { slug, rest };
};

/** An edge of its own for a test: booklets by their slug, with the layout and the headers of the product. */
export const openEdge = async () => {
  const booklets = new Map<string, Map<string, Laid>>();
  const shut = new Set<string>();
  const told: (Call & { slug: string })[] = [];
  const asked: (Asked & { slug: string })[] = [];
  const doors: Record<string, (slug: string, request: IncomingMessage, response: ServerResponse) => unknown> = {
    e: (slug, { url = '', headers }, response) => {
      told.push({ slug, query: new URL(url, 'http://edge').search.slice(1), headers });
      response.writeHead(204).end();
    },
    question: async (slug, request, response) => {
      asked.push({ slug, ...(await hearQuestion(request, response, asked)) });
    },
  };
  const server = createServer((request, response) => {
    const { slug, rest } = placeOf(request);
    const door = request.method === 'POST' ? doors[rest] : undefined;
    if (door) return void door(slug, request, response);
    const path = rest === '' || rest.endsWith('/') ? `${rest}index.html` : rest;
    const found = shut.has(slug) ? undefined : booklets.get(slug)?.get(path);
    if (shut.has(slug) && rest === '') response.writeHead(401, { 'Content-Type': types.html }).end(GATE);
    else if (found) send(response, path, found);
    else response.writeHead(404).end();
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    address: (slug: string) => `http://localhost:${port}/l/${slug}/`,
    /** Lays a version; the files of the one before stay for those who are reading it. */
    publish: (
      slug: string,
      number: string,
      editions: readonly Edition[],
      objects = new Map<string, Buffer>(),
      offers?: Offers,
    ) => {
      const laid = lay(number, editions, objects, offers);
      const kept = [...(booklets.get(slug) ?? [])].filter(([, { lasting }]) => lasting);
      booklets.set(slug, new Map([...newsIn(kept), ...kept, ...laid]));
    },
    /** Lets nobody in any more. */
    shut: (slug: string) => shut.add(slug),
    /** What pages of a booklet told of being read, call by call. */
    told: (slug: string): Call[] => told.filter((one) => one.slug === slug),
    /** What they asked. */
    asked: (slug: string): Asked[] => asked.filter((one) => one.slug === slug),
    isShut: (slug: string) => shut.has(slug),
    close: () => new Promise((done) => server.close(done)),
  };
};
