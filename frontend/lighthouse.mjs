// Measures the public pages as a phone sees them: node lighthouse.mjs http://127.0.0.1:3000
// Prints a table; exits 1 when a page falls below the floor that the site promises.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import lighthouse from 'lighthouse';

const base = process.argv[2] ?? 'http://127.0.0.1:3000';
const pages = ['/', '/servicesandtariffs', '/contact', '/login'];
const floor = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
const port = 9333;

const profile = await mkdtemp(join(tmpdir(), 'shlyah-lighthouse-'));
const browser = await chromium.launchPersistentContext(profile, {
  executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', `--remote-debugging-port=${port}`],
});
let below = 0;
try {
  for (const page of pages) {
    const { lhr } = await lighthouse(base + page, {
      port,
      logLevel: 'error',
      onlyCategories: Object.keys(floor),
    });
    const scores = Object.entries(floor).map(([name, least]) => {
      const score = Math.round((lhr.categories[name].score ?? 0) * 100);
      if (score < least) below += 1;
      return `${name} ${score}${score < least ? ` (wanted ${least})` : ''}`;
    });
    console.log(`${page.padEnd(22)} ${scores.join('  ')}`);
    for (const audit of Object.values(lhr.audits)) {
      const counts = Object.values(lhr.categories).some(({ auditRefs }) =>
        auditRefs.some(({ id, weight }) => id === audit.id && weight > 0),
      );
      if (counts && audit.score !== null && audit.score < 0.9)
        console.log(`  ${audit.id}: ${audit.displayValue ?? audit.title}`);
    }
  }
} finally {
  await browser.close();
  await rm(profile, { recursive: true, force: true });
}
process.exitCode = below > 0 ? 1 : 0;
