import { contentOf, filesBelow } from '../files.ts';
import { violations } from './zones.ts';

const folders = [
  'src',
  'machines',
  'screens',
  'services',
  'locales',
  'operator',
  'pages',
  'tests',
  'e2e',
  'tools',
];
const files = filesBelow(folders, /\.tsx?$/);
const found = files.flatMap((path) => violations(path, contentOf(path)));

for (const violation of found) console.error(violation);
console.log(`import zones: ${files.length} files, ${found.length} violations`);
// A check of nothing has found nothing wrong.
process.exitCode = found.length > 0 || files.length === 0 ? 1 : 0;
