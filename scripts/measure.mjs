/** `npm run measure`: how much TypeScript the project has, its median and longest file, and any import cycles. */
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
