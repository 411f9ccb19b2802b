// Runs specs of a package in its copy: all of them on sound code, to learn which reach which mutants, then for each
// fault those that do.
import { createRequire } from 'node:module';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../paths.mjs';
import { ended, onEnd, start, stop } from '../processes.mjs';
import { Refusal } from '../progress.mjs';
import { temporaryFolder } from '../temporary.mjs';

const beside = (name) => join(import.meta.dirname, name);
const jestProgram = join(root, 'node_modules/jest/bin/jest.js');
const cache = join(root, 'node_modules/.cache/jest-mutants');
// Loading the application costs the backend more than most files' own tests: files share it by groups.
const filesInGroup = 8;
/** A test that failed after so many milliseconds may have waited for a busy machine. */
const longWait = 5000;

const idsOf = (lines) => new Set(lines.flatMap(({ ids }) => ids));

export class Rounds {
  #folder;
  #work = temporaryFolder('shlyah-mutants-');
  #base;
  #grouped;
  #roots;
  #sound = new Map();

  constructor(folder) {
    this.#folder = folder;
    this.#grouped = existsSync(join(folder, 'jest.groups.cjs'));
    onEnd(() => rmSync(this.#work, { recursive: true, force: true }));
    const config = createRequire(join(folder, 'any.cjs'))('./jest.config.cjs');
    this.#base = config.testEnvironment
      .replace('<rootDir>', folder)
      .replace(/^node$/, 'jest-environment-node');
    // What specs share lies outside the roots of some packages, and leads from them to the file all the same.
    const roots = [...new Set([...config.roots, '<rootDir>/test'])].map((one) =>
      one.replace('<rootDir>', folder),
    );
    this.#roots = roots.filter((one) => existsSync(one)).map((one) => `--roots=${one}`);
    const own = { ...config, rootDir: folder, testEnvironment: beside('environment.cjs') };
    const groups = this.#grouped && { testMatch: ['<rootDir>/test/groups/mutants-*.cjs'] };
    writeFileSync(this.#at('config.json'), JSON.stringify({ ...own, ...groups }));
  }

  /** The specs that import a file, however far. */
  async related(file, env = {}) {
    const { output } = await this.#jest(
      ['--listTests', ...this.#roots, '--findRelatedTests', file],
      env,
      120,
    );
    return output.split('\n').filter((line) => line.startsWith(this.#folder));
  }

  /**
   * Runs specs on sound code; for each the ids of the mutants it reaches, and how long it takes. `loaded` are the ids that
   * are reached while files load. What fails without any fault can tell nothing, and is in `failing` with its first
   * test that did.
   */
  async rehearse(specs, env = {}) {
    const reached = this.#at('reached');
    rmSync(reached, { force: true });
    const marks = { MUTANTS_REACHED: reached, NODE_OPTIONS: `--require=${beside('reached.cjs')}` };
    const { output } = await this.#run(specs, [], { ...env, ...marks }, 3600);
    if (!existsSync(reached)) throw new Refusal(`No test was run:\n${output.slice(-4000)}`);
    const lines = readFileSync(reached, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const runs = specs.map((spec) => {
      const mine = lines.filter((line) => line.spec === spec);
      return {
        spec,
        ids: idsOf(mine),
        ms: mine.reduce((sum, { ms = 0 }) => sum + ms, 0),
        failed: mine.length === 0 ? 'it was not run' : mine.find(({ failed }) => failed)?.failed,
      };
    });
    return {
      runs: runs.filter(({ failed }) => !failed),
      failing: runs.filter(({ failed }) => failed),
      loaded: idsOf(lines.filter(({ spec }) => spec === null)),
    };
  }

  /**
   * What notices a fault, `{words, spec}`; null when nothing in these specs does. `isLate`: the limit was reached, or a test
   * waited long before it failed.
   */
  async noticed(specs, seconds, env = {}) {
    const { code, output, late } = await this.#run(specs, ['--bail'], env, seconds);
    if (late) return { words: `the limit of ${Math.round(seconds)} s`, isLate: true };
    if (code === 0) return null;
    const words = /NOTICED by (.+)/.exec(output)?.[1] ?? /● (.+)/.exec(output)?.[1];
    const isLate = Number(/NOTICED after (\d+)/.exec(output)?.[1]) > longWait;
    return { words: words ?? output.trim().slice(-300), spec: /NOTICED in (.+)/.exec(output)?.[1], isLate };
  }

  /** Whether specs end well within the limit on sound code, now. */
  async isInTime(specs, seconds, env) {
    return !(await this.#run(specs, ['--bail'], env, seconds / 2)).late;
  }

  /** Whether a spec passes on sound code behind those that ran before it; asked once for each. */
  async isSound(spec, specs, env) {
    if (!this.#sound.has(spec)) {
      const { code } = await this.#run(specs.slice(0, specs.indexOf(spec) + 1), ['--bail'], env, 3600);
      this.#sound.set(spec, code === 0);
    }
    return this.#sound.get(spec);
  }

  #at(name) {
    return join(this.#work, name);
  }

  #run(specs, options, env, seconds) {
    rmSync(this.#at('tmp'), { recursive: true, force: true });
    mkdirSync(this.#at('tmp'));
    const files = this.#grouped ? this.#groups(specs) : specs;
    writeFileSync(this.#at('order.json'), JSON.stringify(files));
    const how = [`--config=${this.#at('config.json')}`, `--testSequencer=${beside('sequencer.cjs')}`];
    const args = [...how, ...options, '--silent', '--runInBand', '--forceExit', '--runTestsByPath', ...files];
    return this.#jest(
      args,
      { ...env, TMPDIR: this.#at('tmp'), MUTANTS_ORDER: this.#at('order.json') },
      seconds,
    );
  }

  #groups(specs) {
    return Array.from({ length: Math.ceil(specs.length / filesInGroup) }, (_, index) => {
      const path = join(this.#folder, `test/groups/mutants-${index + 1}.cjs`);
      const mine = specs
        .slice(index * filesInGroup, (index + 1) * filesInGroup)
        .map((spec) => JSON.stringify(spec));
      writeFileSync(path, mine.map((spec) => `describe(${spec}, () => void require(${spec}));\n`).join(''));
      return path;
    });
  }

  async #jest(args, env, seconds) {
    const child = start(process.execPath, [jestProgram, ...args, `--cacheDirectory=${cache}`], {
      cwd: this.#folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, MUTANTS_BASE: this.#base, ...env },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (output += text));
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      void stop(child);
    }, seconds * 1000);
    const { code } = await ended(child);
    clearTimeout(timer);
    // Tests start programs, which an early end leaves behind.
    await stop(child);
    return { code, output, late };
  }
}
