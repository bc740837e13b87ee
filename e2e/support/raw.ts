import { connect } from 'node:net';

type Question = { path?: string; headers: Record<string, string> };

/** Sends a request that no client would let through, and gives back every word of the answer. */
export const ask = (origin: string, { path = '/', headers }: Question) =>
  new Promise<string>((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const lines = Object.entries({ ...headers, Connection: 'close' }).map(([name, value]) => `${name}: ${value}`);
    const socket = connect(Number(port), hostname);
    const heard: Buffer[] = [];
    socket.on('data', (part) => heard.push(part));
    socket.on('close', () => resolve(Buffer.concat(heard).toString()));
    socket.on('error', reject);
    socket.setTimeout(10_000, () => socket.destroy(new Error(`No answer to ${path}`)));
    socket.write(`${[`GET ${path} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`);
  });

/** Where an answer sends the browser, if anywhere. */
export const locationOf = (answer: string) =>
  /^(?:location|refresh):\s*(.*)$/im.exec(answer.split('\r\n\r\n')[0] ?? '')?.[1];
