import { text } from 'node:stream/consumers';
import { BadDocument, render } from './render';

try {
  process.stdout.write(render(await text(process.stdin)));
} catch (error) {
  if (!(error instanceof BadDocument)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
