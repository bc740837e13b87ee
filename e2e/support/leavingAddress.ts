import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

/** Where the only participant of a booklet asks for no more messages: it stands in mails only, which wait for the morning. */
export const leavingAddress = (booklet: string) => {
  const cwd = resolve(import.meta.dirname, '../../backend');
  const script = resolve(import.meta.dirname, 'leaving_address.py');
  const env = { ...process.env, BOOKLET: booklet, PYTHONPATH: cwd };
  return execFileSync('.venv/bin/python', [script], { cwd, env, encoding: 'utf-8' });
};
