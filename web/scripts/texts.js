// Every text the page asks for is in web.ftl, and every text in web.ftl is asked for somewhere.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const web = new URL('..', import.meta.url).pathname;
const ftl = readFileSync(join(web, '../src/gaslamp/locales/en/web.ftl'), 'utf8');
const known = [...ftl.matchAll(/^(web-[\w-]+) =/gm)].map((found) => found[1]);

const sources = readdirSync(join(web, 'src'), { recursive: true })
  .filter((name) => /\.(svelte|ts)$/.test(name))
  .map((name) => readFileSync(join(web, 'src', name), 'utf8'))
  .join('\n');
// A whole id in quotes, or the beginning of one that the page completes: `web-status-${status}`.
const exact = new Set([...sources.matchAll(/['"`](web-[\w-]*\w)['"`]/g)].map((found) => found[1]));
const begun = new Set([...sources.matchAll(/`(web-[\w-]*-)\$\{/g)].map((found) => found[1]));
const elsewhere = new Set(['web-not-built']); // the server says it
const joined = new Set([...exact].map((id) => `${id}-because`)); // see resultTold

const twice = known.filter((id, index) => known.indexOf(id) !== index);
const missing = [...exact].filter((id) => !known.includes(id));
const dead = [...begun].filter((start) => !known.some((id) => id.startsWith(start)));
const unused = known.filter((id) => !exact.has(id) && !elsewhere.has(id) && !joined.has(id) && ![...begun].some((start) => id.startsWith(start)));

const faults = [
  ...twice.map((id) => `stands twice in web.ftl: ${id}`),
  ...missing.map((id) => `not in web.ftl: ${id}`),
  ...dead.map((start) => `nothing in web.ftl begins so: ${start}`),
  ...unused.map((id) => `in web.ftl, but nobody asks for it: ${id}`),
];
for (const fault of faults) console.error(fault);
process.exit(faults.length ? 1 : 0);
