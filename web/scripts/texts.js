// Every text the page asks for is in web.ftl or a game's web_<game>.ftl, and every text in them is asked for somewhere.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const web = new URL('..', import.meta.url).pathname;
const english = join(web, '../src/gaslamp/locales/en');
const ftl = readdirSync(english)
  .filter((name) => /^web(_\w+)?\.ftl$/.test(name))
  .map((name) => readFileSync(join(english, name), 'utf8'))
  .join('\n');
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
  ...twice.map((id) => `stands twice in the texts: ${id}`),
  ...missing.map((id) => `not among the texts: ${id}`),
  ...dead.map((start) => `no text begins so: ${start}`),
  ...unused.map((id) => `among the texts, but nobody asks for it: ${id}`),
];
for (const fault of faults) console.error(fault);
process.exit(faults.length ? 1 : 0);
