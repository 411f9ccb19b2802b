// The package's own test environment, which also says which tests reach which places, or ends at the first failure.
const { appendFileSync, writeSync } = require('node:fs');

const { MUTANTS_BASE, MUTANTS_REACHED } = process.env;
const base = require(MUTANTS_BASE);

const nameOf = ({ parent, name }) => (parent?.parent ? `${nameOf(parent)} › ${name}` : name);

/** Whether a block stands for a spec of a group (`rounds.mjs`): `describe('/metrics')` within one does not. */
const isSpec = (name) => /^\/.+\.(spec|test)\.tsx?$/.test(name);

/** The spec of a test in a group, whose outermost block is called like its file. */
function specOf({ parent, name }) {
  if (parent?.parent) return specOf(parent);
  return isSpec(name) ? name : null;
}

module.exports = class extends (base.TestEnvironment ?? base) {
  constructor(config, context) {
    super(config, context);
    this.testPath = context.testPath;
    this.reached = new Set();
  }

  async setup() {
    await super.setup();
    if (MUTANTS_REACHED) this.global.__reached = (id) => this.reached.add(id);
  }

  handleTestEvent(event, state) {
    if (MUTANTS_REACHED) this.follow(event);
    else if (event.name === 'test_done' && event.test.errors.length > 0) {
      const { test } = event;
      const words = [
        `by ${nameOf(test)}`,
        `in ${specOf(test) ?? this.testPath}`,
        `after ${Date.now() - test.startedAt}`,
      ];
      writeSync(2, words.map((one) => `\nNOTICED ${one}\n`).join(''));
      process.exit(1);
    }
    return super.handleTestEvent?.(event, state);
  }

  /** Each spec of a group (`rounds.mjs`) is a block with its path; what is reached while files load is of no spec. */
  follow({ name, describeBlock, test }) {
    if (name === 'run_start') this.belongsTo(this.testPath);
    if (name === 'run_describe_start' && isSpec(describeBlock.name)) this.belongsTo(describeBlock.name);
    if (name === 'test_done' && test.errors.length > 0)
      this.failed ??= `${nameOf(test)}\n${String([test.errors[0]].flat()[0]?.message)}`;
    if (name === 'run_finish') this.belongsTo(null);
  }

  belongsTo(spec) {
    const { spec: before = null, failed = null, began = Date.now() } = this;
    const line = { spec: before, ids: [...this.reached], ms: Date.now() - began, failed };
    appendFileSync(MUTANTS_REACHED, `${JSON.stringify(line)}\n`);
    // For what it starts: programs get the environment of the test, threads that of the process.
    for (const { env } of [process, this.global.process]) env.MUTANTS_SPEC = spec ?? '';
    Object.assign(this, { spec, failed: null, began: Date.now() });
    this.reached.clear();
  }
};
