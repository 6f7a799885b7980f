/** `npm run measure`: how much TypeScript the house holds, its median and longest file; circles of imports anywhere. */
import { circles, measure, productFiles, sourceFiles } from './support/house.mjs';

const files = productFiles();
const { code, byLength } = measure(files);
const median = byLength[Math.floor(byLength.length / 2)];
const longest = byLength.at(-1);
console.log(`${code} lines of code in ${files.length} files outside the sample library, tests and bench`);
console.log(`median file ${median.lines} lines, longest ${longest.lines} (${longest.file})`);
const found = circles(sourceFiles());
console.log(`${found.length} circles of imports anywhere, those of types included`);
for (const circle of found) console.log(`  ${circle}`);
process.exit(found.length > 0 ? 1 : 0);
