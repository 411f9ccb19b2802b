#!/usr/bin/env node
// Compares our gazetteer with a list of settlements that others made (the JSON form that geo:import reads too):
//   npm run build && node backend/geo/check-gazetteer.mjs <by-settlements.json>
// Exits 0 only when every difference is explained in gazetteer-differences.md and every explanation is still needed.
import { readFileSync } from 'node:fs';

const MAX_KM = 5;
const EXPLAINED = new URL('gazetteer-differences.md', import.meta.url);
const BUILT = new URL('../dist/modules/points/gazetteer/index.js', import.meta.url);

const fold = (text) =>
  (text ?? '')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll(/[\s-]+/g, ' ')
    .trim();

/** Kilometres on a flat map: over a few dozen of them the error is far below what we look for. */
function kilometres(a, b) {
  const east = (a.lon - b.lon) * Math.cos((a.lat * Math.PI) / 180);
  return Math.hypot(a.lat - b.lat, east) * 111.2;
}

function readReference(path) {
  const { fields, rows } = JSON.parse(readFileSync(path, 'utf8'));
  return rows.map((row) => Object.fromEntries(fields.map((field, at) => [field, row[at]])));
}

/** «| 163 | Речица | … |» explains the differences of place 163; «| — | …» rows are not ours and need no id. */
function readExplained() {
  const lines = readFileSync(EXPLAINED, 'utf8').split('\n');
  const cells = lines.map((line) => line.split('|').map((cell) => cell.trim()));
  return new Map(
    cells.filter(([, id]) => /^\d+$/.test(id ?? '')).map(([, id, , , reason]) => [Number(id), reason]),
  );
}

function compare(place, reference) {
  const namesakes = reference
    .filter((row) => row.region === place.region && fold(row.name) === fold(place.name))
    .map((row) => ({ ...row, km: kilometres(place, row) }))
    .toSorted((a, b) => a.km - b.km);
  const nearest = namesakes[0];
  if (!nearest) {
    const elsewhere = reference.filter((row) => fold(row.name) === fold(place.name)).map((row) => row.region);
    return { differences: [`not in its oblast there (namesakes: ${elsewhere.join(', ') || 'none'})`] };
  }
  const differences = [];
  if (nearest.km > MAX_KM) {
    differences.push(`${nearest.km.toFixed(1)} km apart${nearest.approx ? ', approximate there' : ''}`);
  }
  if (fold(nearest.district) !== fold(place.district))
    differences.push(`district there: ${nearest.district}`);
  return { nearest, differences };
}

const [path] = process.argv.slice(2);
if (!path) {
  console.error('Usage: node backend/geo/check-gazetteer.mjs <by-settlements.json>');
  process.exit(2);
}
const { GAZETTEER } = await import(BUILT.href);
const reference = readReference(path);
const explained = readExplained();

let unexplained = 0;
let largestAgreed = 0;
const agreed = { all: 0, postcode: 0 };
for (const place of GAZETTEER) {
  const { nearest, differences } = compare(place, reference);
  const reason = explained.get(place.id);
  if (differences.length === 0) {
    agreed.all += 1;
    largestAgreed = Math.max(largestAgreed, nearest.km);
    if (nearest.postcode === place.postcode) agreed.postcode += 1;
    if (!reason) continue;
    console.log(`STALE      ${place.id} ${place.name}: agrees, yet is explained`);
    unexplained += 1;
  } else {
    console.log(
      `${reason ? 'explained ' : 'DIFFERENCE'} ${place.id} ${place.name}: ${differences.join('; ')}`,
    );
    if (!reason) unexplained += 1;
  }
}

// The other way round: what they call a town or a district's seat must be in ours.
const ours = new Set(GAZETTEER.map((place) => `${place.region} ${fold(place.name)}`));
for (const row of reference.filter(({ rank }) => rank <= 2)) {
  if (ours.has(`${row.region} ${fold(row.name)}`)) continue;
  console.log(`MISSING    ${row.name}, ${row.region}, ${row.district}`);
  unexplained += 1;
}

console.log(
  `${GAZETTEER.length} places: ${agreed.all} agree in name, oblast and district and lie within ${MAX_KM} km ` +
    `(farthest ${largestAgreed.toFixed(1)} km), ${agreed.postcode} of them in the postcode too; ` +
    `${GAZETTEER.length - agreed.all} differ, ${unexplained} without an explanation.`,
);
process.exit(unexplained === 0 ? 0 : 1);
