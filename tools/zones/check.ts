import { contentOf, filesBelow, sourceFolders } from '../files.ts';
import { violations } from './zones.ts';

const files = filesBelow(sourceFolders, /\.tsx?$/);
const found = files.flatMap((path) => violations(path, contentOf(path)));

for (const violation of found) console.error(violation);
console.log(`import zones: ${files.length} files, ${found.length} violations`);
// A check of nothing has found nothing wrong.
process.exitCode = found.length > 0 || files.length === 0 ? 1 : 0;
