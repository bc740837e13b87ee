import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

/** Every demo user starts afresh: terms unread, password unchanged. The variables of the instance come from the caller. */
export default function startAfresh() {
  const cwd = resolve(import.meta.dirname, '../backend');
  const command = ['manage.py', 'demo', '--reset-terms', '--reset-passwords'];
  execFileSync('.venv/bin/python', command, { cwd, stdio: 'inherit' });
  /* What the started product renders with. */
  process.env.LIVRETIER_RENDERER ??= resolve(import.meta.dirname, '../frontend/apps/renderer/dist');
}
