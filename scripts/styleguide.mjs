/** `npm run styleguide`: the components in all their states, at /_styleguide of the development server. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { cutFaces } from './build/faces.mjs';

const root = path.resolve(import.meta.dirname, '..');
await cutFaces(root);
const next = path.join(root, 'node_modules', 'next', 'dist', 'bin', 'next');
const args = [next, 'dev', '--port', '3090', '--hostname', '127.0.0.1'];
spawn(process.execPath, args, { cwd: root, stdio: 'inherit' }).once('exit', (code) =>
  process.exit(code ?? 0),
);
