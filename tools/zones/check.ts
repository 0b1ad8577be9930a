import { contentOf, filesBelow, sourceFolders } from '../files.ts';
import { fileCycles } from './cycles.ts';
import { violations } from './zones.ts';

const files = filesBelow(sourceFolders, /\.tsx?$/).map((path) => ({ path, source: contentOf(path) }));
const found = files.flatMap(({ path, source }) => violations(path, source));
const circles = fileCycles(files);

for (const violation of found) console.error(violation);
for (const circle of circles) console.error(`a circle of imports: ${circle}`);
console.log(`import zones: ${files.length} files, ${found.length} violations, ${circles.length} circles`);
// Checking no files at all must not pass.
process.exitCode = found.length + circles.length > 0 || files.length === 0 ? 1 : 0;
