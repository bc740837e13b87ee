import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

/** Let every demo user meet the terms again; the variables of the instance come from the caller. */
export default function forgetAcceptedTerms() {
  const cwd = resolve(import.meta.dirname, '../backend');
  execFileSync('.venv/bin/python', ['manage.py', 'demo', '--reset-terms'], { cwd, stdio: 'inherit' });
}
