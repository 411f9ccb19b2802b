// Opens the database of the environment as the product does when it starts, and is killed as soon as it has carried out so many of the
// statements that change something in the first migration that is missing, the note that it is done among them. 0 kills nothing, and
// prints how many there were.
require('reflect-metadata');
const { join } = require('node:path');
const { DataSource } = require('typeorm');

const counted = /^\s*(CREATE|ALTER|DROP|INSERT|REPLACE|UPDATE|DELETE|COMMIT)\b/i;
const done = /^\s*INSERT INTO \S*migrations\b/i;
const killAt = Number(process.argv[2]);
let carriedOut = 0;
let isDone = false;

// SQLite's DataSource has one runner.
const known = new WeakSet();
const { createQueryRunner } = DataSource.prototype;
DataSource.prototype.createQueryRunner = function (...given) {
  const runner = createQueryRunner.apply(this, given);
  if (known.has(runner)) return runner;
  known.add(runner);
  const { query } = runner;
  runner.query = async function (sql, ...values) {
    const answer = await query.call(this, sql, ...values);
    if (!isDone && counted.test(sql) && !/migration_lease/.test(sql)) {
      isDone = done.test(sql);
      if (++carriedOut === killAt) process.kill(process.pid, 'SIGKILL');
    }
    return answer;
  };
  return runner;
};

const { openDatabase } = require(join(__dirname, '../../dist/storage/open.js'));
const database = JSON.parse(process.argv[3]);

void openDatabase({ database, demo: false }, () => new Date()).then((opened) => {
  console.log(carriedOut);
  return opened.close();
});
