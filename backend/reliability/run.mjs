// `npm run reliability -- <name|all> [--database sqlite|mariadb] [--short]`: faults against the built product. Prints what was
// measured and which promises were kept; exit code 1 when one was broken.
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensurePackages } from '../../scripts/lib/install.mjs';
import { build } from '../../scripts/lib/nx.mjs';
import { leave } from '../../scripts/lib/processes.mjs';
import { main, Refusal } from '../../scripts/lib/progress.mjs';
import { findProgram } from '../../scripts/lib/system.mjs';

const folder = join(import.meta.dirname, 'faults');
const names = readdirSync(folder).map((file) => basename(file, '.mjs'));
const usage = `Usage: npm run reliability -- <name> [--database sqlite|mariadb] [--short]; names: all, ${names.join(', ')}.`;

function called() {
  try {
    const options = {
      database: { type: 'string' },
      short: { type: 'boolean', default: false },
      old: { type: 'string' },
    };
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const chosen = positionals[0] === 'all' ? names : positionals;
    const known = chosen.every((name) => existsSync(join(folder, `${name}.mjs`)));
    if (chosen.length > 0 && known && [undefined, 'sqlite', 'mariadb'].includes(values.database))
      return { ...values, all: positionals[0] === 'all', chosen };
  } catch {
    // An unknown option.
  }
  throw new Refusal(usage);
}

await main(async () => {
  const { chosen, all, database, short, old } = called();
  await ensurePackages();
  await build();
  const { makePlace } = await import('./lib/place.mjs');
  const { Report } = await import('./lib/report.mjs');
  const report = new Report();
  const inPlace = async (engine, work, needs) => {
    const place = await makePlace(engine, needs);
    await work(place);
    await place.leave();
  };
  for (const name of chosen) {
    const fault = await import(join(folder, `${name}.mjs`));
    // What a test file shows in the same way, or what takes long in any form, is not repeated by the tests.
    if (all && short && !fault.hasShortForm) continue;
    const engines = (all && short && fault.enginesOfTests) || fault.engines;
    for (const engine of engines.filter((one) => !database || one === database)) {
      if (engine === 'mariadb' && !findProgram('mariadbd')) {
        console.log(`\n${fault.title}: not tried on MariaDB, it is not installed.`);
        continue;
      }
      const missing = fault.missing?.(engine) ?? [];
      const title = `${fault.title}: ${engine === 'sqlite' ? 'SQLite' : 'MariaDB'}`;
      if (missing.length > 0) {
        console.log(`\n${title}: not tried, it takes ${missing.join(', ')}.`);
        // What can be shown without it, on the engine that is part of the product.
        if (engine === 'sqlite' && fault.instead)
          await inPlace(engine, (place) => fault.instead({ place, report }));
        continue;
      }
      report.heading(title);
      await inPlace(engine, (place) => fault.run({ place, report, short, old }), fault.needs);
    }
  }
  console.log(`\n${report.kept} passed, ${report.broken} failed`);
  await leave(report.broken === 0 && report.kept > 0 ? 0 : 1);
});
