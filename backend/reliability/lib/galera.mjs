// Three Galera nodes, one HAProxy for the database and one for the replicas, all on this machine and from Debian's packages
// (mariadb-server galera-4 rsync haproxy). The balancers run the very files of docker/samples.
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createConnection } from 'mysql2/promise';
import { freePort } from '../../../scripts/lib/free-port.mjs';
import { root } from '../../../scripts/lib/paths.mjs';
import { ended, kill, onEnd, run, start } from '../../../scripts/lib/processes.mjs';
import { Refusal } from '../../../scripts/lib/progress.mjs';
import { findProgram } from '../../../scripts/lib/system.mjs';

const host = '127.0.0.1';
const provider = '/usr/lib/galera/libgalera_smm.so';
const options =
  'pc.recovery=TRUE; evs.keepalive_period=PT0.3S; evs.inactive_check_period=PT0.3S; evs.suspect_timeout=PT1S; evs.inactive_timeout=PT3S; evs.install_timeout=PT3S';

/** Programs that a cluster needs and this machine lacks. */
export function missingForCluster() {
  // The last one copies a node's data, and comes with mariadb-server alone, as the user mysql does.
  const programs = ['mariadbd', 'mariadb-install-db', 'haproxy', 'rsync', 'wsrep_sst_rsync'].filter(
    (name) => !findProgram(name),
  );
  return existsSync(provider) ? programs : [...programs, 'galera-4'];
}

export async function startCluster() {
  const missing = missingForCluster();
  if (missing.length > 0)
    throw new Refusal(
      `Not installed: ${missing.join(', ')} (apt-get install mariadb-server galera-4 rsync haproxy).`,
    );
  const folder = mkdtempSync(join(tmpdir(), 'shlyah-cluster-'));
  const removeFolder = onEnd(() => rmSync(folder, { recursive: true, force: true }));
  chmodSync(folder, 0o711);
  const nodes = [];
  for (const name of ['one', 'two', 'three']) nodes.push(await makeNode(folder, name));
  const addresses = nodes.map(({ groupPort }) => `${host}:${groupPort}`).join();
  await nodes[0].begin(addresses, true);
  for (const node of nodes.slice(1)) await node.begin(addresses);
  const balancer = await startBalancer('haproxy-sql.cfg', {
    ...named(
      'NODE',
      nodes.map(({ port }) => `${host}:${port}`),
    ),
    ...named(
      'CHECK',
      nodes.map(({ checkPort }) => checkPort),
    ),
  });
  return {
    nodes,
    addresses,
    url: `mysql://root@${host}:${balancer.port}`,
    /** All of them again after all were killed: the one that has seen most begins. */
    recover: async () => {
      const known = await Promise.all(nodes.map(async (node) => [await node.position(), node]));
      const positions = known.sort(([a], [b]) => b.seqno - a.seqno);
      for (const [index, [position, node]] of positions.entries())
        await node.begin(addresses, index === 0, position);
    },
    stop: async () => {
      await balancer.stop();
      for (const node of nodes) await node.kill();
      removeFolder();
    },
  };
}

const named = (name, values) =>
  Object.fromEntries(values.map((value, index) => [`${name}_${index + 1}`, String(value)]));

async function makeNode(folder, name) {
  const [port, groupPort, istPort, sstPort, checkPort] = await ports(5);
  const home = join(folder, name);
  const data = join(home, 'data');
  mkdirSync(home);
  // As root, rsync would run as the user `nobody`, who may not write there.
  const isRoot = process.getuid?.() === 0;
  const asRoot = isRoot ? ['--user=mysql'] : [];
  if (isRoot) execFileSync('chown', ['mysql:', home]);
  const { code, output } = await run(findProgram('mariadb-install-db'), [
    '--no-defaults',
    `--datadir=${data}`,
    '--auth-root-authentication-method=normal',
    '--skip-test-db',
    ...asRoot,
  ]);
  if (code !== 0) throw new Refusal(output);
  const log = join(home, 'node.log');
  const base = ['--no-defaults', `--datadir=${data}`, `--log-error=${log}`, ...asRoot];
  const args = [
    ...base,
    `--socket=${join(home, 'socket')}`,
    `--pid-file=${join(home, 'pid')}`,
    `--port=${port}`,
    `--bind-address=${host}`,
    '--skip-name-resolve',
    '--innodb-buffer-pool-size=64M',
    '--innodb-flush-log-at-trx-commit=1',
    '--binlog-format=ROW',
    '--innodb-autoinc-lock-mode=2',
    '--wsrep-on=ON',
    `--wsrep-provider=${provider}`,
    '--wsrep-auto-increment-control=OFF',
    `--wsrep-provider-options=${options}; base_port=${groupPort}; gmcast.listen_addr=tcp://${host}:${groupPort}; ist.recv_addr=${host}:${istPort}`,
    `--wsrep-node-address=${host}:${groupPort}`,
    `--wsrep-node-name=${name}`,
    '--wsrep-cluster-name=shlyah',
    '--wsrep-sst-method=rsync',
    `--wsrep-sst-receive-address=${host}:${sstPort}`,
  ];
  let child;
  let check;
  let others;
  const node = {
    name,
    port,
    groupPort,
    checkPort,
    url: `mysql://root@${host}:${port}`,
    signal: (signal) => child.kill(signal),
    kill: () => kill(child),
    /** Where the node's data end, as InnoDB has recovered it. */
    position: async () => {
      const { output } = await run(findProgram('mariadbd'), [...args, others, '--wsrep-recover']);
      const said = readFileSync(log, 'utf8');
      const found = [...said.matchAll(/Recovered position: ([0-9a-f-]+):(-?\d+)/g)].at(-1);
      if (!found) throw new Refusal(`${output}${said.slice(-3000)}\nThe node ${name} has no position.`);
      return { text: `${found[1]}:${found[2]}`, seqno: Number(found[2]) };
    },
    begin: async (addresses, isFirst = false, position = null) => {
      const more = position ? [`--wsrep-start-position=${position.text}`] : [];
      // Only the node that has seen most may begin a new cluster with its data.
      if (position && isFirst)
        execFileSync('sed', [
          '-i',
          's/safe_to_bootstrap: 0/safe_to_bootstrap: 1/',
          join(data, 'grastate.dat'),
        ]);
      others = `--wsrep-cluster-address=gcomm://${addresses}`;
      const cluster = isFirst ? '--wsrep-cluster-address=gcomm://' : others;
      child = start(findProgram('mariadbd'), [...args, cluster, ...more], { stdio: 'ignore' });
      child.unref();
      check ??= startCheck(node);
      await synced(node, () => child.exitCode === null && child.signalCode === null, log);
    },
  };
  return node;
}

function startCheck(node) {
  const main = join(root, 'backend/dist/operations/commands/main.js');
  const env = { ...process.env, DATABASE_URL: `${node.url}/mysql` };
  const child = start(process.execPath, [main, 'galera:health', '--port', String(node.checkPort)], {
    env,
    stdio: 'ignore',
  });
  child.unref();
  return child;
}

async function synced(node, isAlive, log) {
  for (;;) {
    if (!isAlive())
      throw new Refusal(`${readFileSync(log, 'utf8').slice(-3000)}\nThe node ${node.name} could not start.`);
    const [row] = await ask(node.url, "SHOW STATUS LIKE 'wsrep_local_state'").catch(() => []);
    if (row?.Value === '4') return;
    await sleep(100);
  }
}

/** Asks one node, past the balancer; `arrived`: when everything that the others have written has arrived there. */
export async function ask(url, sql, { arrived = false } = {}) {
  const connection = await createConnection({ uri: url, connectTimeout: 2000 });
  try {
    if (arrived) await connection.query('SET SESSION wsrep_sync_wait = 15');
    return (await connection.query(sql))[0];
  } finally {
    connection.destroy();
  }
}

/** HAProxy with one of the files of docker/samples. */
export async function startBalancer(file, settings) {
  const port = await freePort();
  const env = { ...process.env, BIND: `${host}:${port}`, ...settings };
  const child = start(findProgram('haproxy'), ['-db', '-f', join(root, 'docker/samples', file)], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (text) => (said += text));
  child.stdout.resume();
  await Promise.race([sleep(500), ended(child).then(() => Promise.reject(new Refusal(said)))]);
  return { port, stop: () => kill(child) };
}

async function ports(count) {
  const found = [];
  for (let index = 0; index < count; index++) found.push(await freePort());
  return found;
}
