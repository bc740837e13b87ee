import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const templates = join(root, 'deploy/nginx');

type Options = { port: number; appPort: number; tls?: boolean };

/** The store of the started product: homes show pictures. */
const storeOf = (env: NodeJS.ProcessEnv) => {
  const endpoint = env.LIVRETIER_S3_ENDPOINT ?? 'http://localhost:8082';
  const { protocol, host } = new URL(endpoint);
  return {
    S3_ENDPOINT: endpoint,
    S3_SCHEME: protocol.replace(':', ''),
    S3_HOST: host,
    S3_BUCKET: env.LIVRETIER_S3_BUCKET ?? '',
    S3_ACCESS_KEY: env.LIVRETIER_S3_ACCESS_KEY ?? '',
    S3_SECRET_KEY: env.LIVRETIER_S3_SECRET_KEY ?? '',
    MEDIA_KEY: env.LIVRETIER_MEDIA_KEY ?? '',
  };
};

const writeConfiguration = (dir: string, { port, appPort, tls }: Options) => {
  const certificate = `ssl_certificate ${dir}/cert.pem; ssl_certificate_key ${dir}/key.pem;`;
  const values: Record<string, string> = {
    ADDRESS: '127.0.0.1',
    PORT: `${port}${tls ? ' ssl' : ''}`,
    APP_SERVER: `127.0.0.1:${appPort}`,
    REAL_IP: '',
    TRUSTED_PROXIES: '',
    UNCOUNTED: '',
    ...storeOf(process.env),
    CACHE_DIR: dir,
    CACHE_SIZE: '16m',
    SOCKET: join(dir, 'store.sock'),
    DIR: dir,
    NAME: 'nginx',
    OPEN_FILES: '4096',
    CONNECTIONS: '2048',
    CACHED_FILES: '1024',
    LOG_DIR: dir,
    STUDIO_DIST: join(root, 'frontend/apps/studio/dist'),
    USER: 'root',
    EDGE: join(dir, 'edge'),
    FACTS: dir,
    READING_KEY: 'nobody reads here',
    READING_PORT: String(port + 6),
    READING_URL: `http://localhost:${port + 6}`,
    OWN_HOSTS: '127.0.0.1 _;\nlocalhost _;',
  };
  const value = (key: string) => {
    const found = values[key];
    if (found === undefined) throw new Error(`deploy/nginx asks for ${key}, which this nginx is not given`);
    return found;
  };
  for (const name of readdirSync(templates)) {
    const text = readFileSync(join(templates, name), 'utf-8').replace(/@([A-Z0-9_]+)@/g, (_, key) => value(key));
    writeFileSync(join(dir, name), tls ? text.replace('server_name _;', `$& ${certificate}`) : text);
  }
};

const makeCertificate = (dir: string) => {
  const files = ['-keyout', join(dir, 'key.pem'), '-out', join(dir, 'cert.pem')];
  const kind = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=test'];
  execFileSync('openssl', ['req', ...kind, ...files], { stdio: 'ignore' });
};

const answers = (port: number) =>
  new Promise<boolean>((settle) => {
    const socket = connect(port, '127.0.0.1', () => settle(socket.end() !== undefined));
    socket.on('error', () => settle(false));
  });

/** An nginx of the test's own, configured as the product's; gives back how to stop it. */
export const startNginx = async (options: Options) => {
  if (await answers(options.port)) throw new Error(`port ${options.port} is another process's`);
  const dir = mkdtempSync(join(tmpdir(), 'livretier-nginx-'));
  if (options.tls) makeCertificate(dir);
  writeConfiguration(dir, options);
  const nginx = spawn('nginx', ['-c', join(dir, 'nginx.conf'), '-p', dir, '-e', join(dir, 'nginx.log')]);
  const ended = once(nginx, 'exit');
  while (nginx.exitCode === null && !(await answers(options.port))) await new Promise((next) => setTimeout(next, 50));
  if (nginx.exitCode !== null) throw new Error(readFileSync(join(dir, 'nginx.log'), 'utf-8'));
  return async () => {
    nginx.kill('SIGTERM');
    await ended;
    rmSync(dir, { recursive: true });
  };
};
