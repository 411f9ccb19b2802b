// Loaded before the product (`node --require`): kills the process as soon as the database has carried out the given number of
// statements that change the schema, the migrations' own table among them. KILL_FIRST: only those of the first migration count.
const { DataSource } = require('typeorm');

const counted = /^\s*(CREATE|ALTER|DROP|INSERT INTO .?migrations\b)/i;
const done = /^\s*INSERT INTO .?migrations\b/i;
let left = Number(process.env.KILL_AT);

const { createQueryRunner } = DataSource.prototype;
DataSource.prototype.createQueryRunner = function (...given) {
  const runner = createQueryRunner.apply(this, given);
  const { query } = runner;
  runner.query = async function (sql, ...values) {
    const answer = await query.call(this, sql, ...values);
    if (counted.test(sql) && !/migration_lease/.test(sql) && --left === 0)
      process.kill(process.pid, 'SIGKILL');
    if (process.env.KILL_FIRST === '1' && done.test(sql)) left = Infinity;
    return answer;
  };
  return runner;
};
