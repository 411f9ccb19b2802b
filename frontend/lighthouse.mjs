// Measures the public pages as a phone sees them: node lighthouse.mjs http://127.0.0.1:3000 [runs]
// Prints a table of medians; exits 1 when a page falls below the floor that the site promises.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import lighthouse from 'lighthouse';

const base = process.argv[2] ?? 'http://127.0.0.1:3000';
/** A busy machine spoils single runs: three, and the one in the middle counts. */
const runs = Number(process.argv[3] ?? 3);
const pages = ['/', '/servicesandtariffs', '/contact', '/login', '/developers', '/developers/errors'];
const floor = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
const shown = { LCP: 'largest-contentful-paint', TBT: 'total-blocking-time', CLS: 'cumulative-layout-shift' };
const port = 9333;

const profile = await mkdtemp(join(tmpdir(), 'shlyah-lighthouse-'));
const browser = await chromium.launchPersistentContext(profile, {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', `--remote-debugging-port=${port}`],
});

const median = (values) => [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)];
const scoreOf = (report, name) => Math.round((report.categories[name].score ?? 0) * 100);

/** Titles of what kept a report from full marks. */
function losses(report) {
  const weighs = ({ id }) =>
    Object.values(report.categories).some(({ auditRefs }) =>
      auditRefs.some((audit) => audit.id === id && audit.weight > 0),
    );
  return Object.values(report.audits)
    .filter((audit) => audit.score !== null && audit.score < 0.9 && weighs(audit))
    .map((audit) => `${audit.id}: ${audit.displayValue ?? audit.title}`);
}

let below = 0;
try {
  for (const page of pages) {
    const reports = [];
    for (let run = 0; run < runs; run++) {
      const { lhr } = await lighthouse(base + page, {
        port,
        logLevel: 'error',
        onlyCategories: Object.keys(floor),
      });
      // Such as a site that nobody has started.
      if (lhr.runtimeError) throw new Error(`${base}${page}: ${lhr.runtimeError.message}`);
      reports.push(lhr);
    }
    const scores = Object.entries(floor).map(([name, least]) => {
      const score = median(reports.map((report) => scoreOf(report, name)));
      if (score < least) below += 1;
      return `${name} ${score}${score < least ? ` (wanted ${least})` : ''}`;
    });
    const times = Object.entries(shown).map(([name, audit]) => {
      const value = median(reports.map((report) => report.audits[audit].numericValue));
      return `${name} ${name === 'CLS' ? value.toFixed(3) : `${Math.round(value)} ms`}`;
    });
    console.log(`${page.padEnd(22)} ${[...scores, ...times].join('  ')}`);
    for (const line of new Set(reports.flatMap(losses))) console.log(`  ${line}`);
  }
} finally {
  await browser.close();
  await rm(profile, { recursive: true, force: true });
}
process.exitCode = below > 0 ? 1 : 0;
