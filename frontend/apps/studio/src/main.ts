import '@livretier/ui/styles.css';
import { start } from './app/start';

const root = document.getElementById('root');
if (root) await start(root, new URL(import.meta.url).pathname);
