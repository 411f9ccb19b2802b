import { once } from 'node:events';
import { createServer } from 'node:http';
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { CommandError, readArgs, UsageError, type Command } from './run-command';

const waitMs = 400;

/** What a node that may be written to says of itself. */
const wanted: Record<string, string> = {
  wsrep_local_state: '4',
  wsrep_cluster_status: 'Primary',
  wsrep_ready: 'ON',
};

/**
 * Answers a balancer whether the Galera node of DATABASE_URL takes writes: 200 or 503. The balancer's own check only
 * logs in, which works on a node that has lost the others.
 */
export const galeraHealth: Command = {
  usage: '--port <port> [--host <address>]',
  async run(args, { database }) {
    const { port, host } = readArgs(args, { port: { type: 'string' }, host: { type: 'string' } }).values;
    if (!port || !/^\d{1,5}$/.test(port)) throw new UsageError('--port is missing.');
    if (database.kind === 'sqlite') throw new CommandError('DATABASE_URL: SQLite is no cluster.');
    const server = createServer((_request, response) => {
      void trouble(database.url).then((reason) => {
        response.writeHead(reason === null ? 200 : 503).end(`${reason ?? 'ok'}\n`);
      });
    });
    server.listen(Number(port), host ?? '127.0.0.1');
    await once(server, 'listening');
    await Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT')]);
    server.close();
  },
};

/** Why the node takes no writes; null when it does. A node that hangs is one that does not. */
async function trouble(url: string): Promise<string | null> {
  const late = new Promise<string>((resolve) => setTimeout(() => resolve('no answer'), waitMs).unref());
  return Promise.race([ask(url).catch((error: unknown) => String(error)), late]);
}

async function ask(url: string): Promise<string | null> {
  const connection = await createConnection({ uri: url, connectTimeout: waitMs });
  const timer = setTimeout(() => connection.destroy(), waitMs);
  try {
    const [rows] = await connection.query<RowDataPacket[]>("SHOW GLOBAL STATUS LIKE 'wsrep%'");
    const status = new Map(rows.map((row) => [String(row.Variable_name), String(row.Value)]));
    const wrong = Object.entries(wanted).find(([name, value]) => status.get(name) !== value);
    return wrong ? `${wrong[0]} is ${status.get(wrong[0])}` : null;
  } finally {
    clearTimeout(timer);
    connection.destroy();
  }
}
