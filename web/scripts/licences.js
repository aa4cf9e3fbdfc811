// The licences of everything that is built into the page, and who drew its icons, as they ask: one text beside it.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const web = new URL('..', import.meta.url).pathname;
const { dependencies } = JSON.parse(readFileSync(join(web, 'package.json'), 'utf8'));

function licence(name) {
  const folder = join(web, 'node_modules', name);
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
  const text = file ? readFileSync(join(folder, file), 'utf8').trim() : '';
  return `${name} ${version} (${license})\n\n${text}`;
}

const artists = `The pictures of Mysterium\n\n${readFileSync(join(web, '../art/mysterium/credits.toml'), 'utf8').trim()}`;
const parts = [...[...Object.keys(dependencies), 'svelte'].sort().map(licence), artists];
writeFileSync(join(web, '../src/gaslamp/server/static/licences.txt'), `${parts.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`);
