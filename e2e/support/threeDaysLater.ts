import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

/** What a booklet sends by itself three days after it was handed over: nobody waits for that, the days are put back. */
export const threeDaysLater = (booklet: string) => {
  const cwd = resolve(import.meta.dirname, '../../backend');
  const script = resolve(import.meta.dirname, 'three_days_later.py');
  const env = { ...process.env, BOOKLET: booklet, PYTHONPATH: cwd };
  execFileSync('.venv/bin/python', [script], { cwd, env, stdio: 'inherit' });
};
