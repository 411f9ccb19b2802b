import { EventEmitter, once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/**
 * What happens to a statement on its way. `lose`: it is carried out, the connection breaks before the answer. `drop`: the
 * connection breaks before it arrives. `silence`: it is carried out and never answered. `hold`: the client's connection
 * breaks at once, the statement arrives when the test lets it. `refuse`: it is answered with an error and not carried out.
 * `vanish`: it is carried out, and the database is away.
 */
export type Fate = 'lose' | 'drop' | 'silence' | 'hold' | 'refuse' | 'vanish';

interface Pair {
  client: Socket;
  server: Socket;
  fate: Fate | null;
  /** What its transaction has done so far. */
  done: string[];
}

/** The next statement that begins so meets this fate, if its transaction has done what begins with `after`. */
interface Doom {
  statement: string;
  fate: Fate;
  after: string;
}

const queryCommand = 3;
const prepareCommand = 22;

/** A network between the product and its database that can be broken at will. */
export class DatabaseProxy {
  /** Told of each transaction that is about to be committed, statement by statement. */
  onCommit: (statements: string[]) => void = () => undefined;
  /** Told of each statement as it arrives. */
  onStatement: (sql: string) => void = () => undefined;
  /** Told of each text that is to be prepared. */
  onPrepare: (sql: string) => void = () => undefined;
  private readonly listener: Server;
  private readonly pairs = new Set<Pair>();
  private readonly held: (() => void)[] = [];
  private readonly events = new EventEmitter();
  private dooms: Doom[] = [];
  private hanging = false;
  private away = false;
  private turnedAway = 0;

  private constructor(private readonly target: URL) {
    this.listener = createServer((client) => this.accept(client));
  }

  static async before(url: string): Promise<DatabaseProxy> {
    const proxy = new DatabaseProxy(new URL(url));
    proxy.listener.listen(0, '127.0.0.1');
    await once(proxy.listener, 'listening');
    return proxy;
  }

  /** Where the database seems to be. */
  get url(): string {
    const url = new URL(this.target);
    url.port = String((this.listener.address() as AddressInfo).port);
    return url.href;
  }

  meet(statement: string, fate: Fate, after = ''): void {
    this.dooms.push({ statement, fate, after });
  }

  /** Nothing happens to any statement any more; answers how many fates have not been met. */
  calm(): number {
    return this.dooms.splice(0).length;
  }

  /** Resolves when a statement is held. */
  async holding(): Promise<void> {
    if (this.held.length === 0) await once(this.events, 'held');
  }

  /** Lets the held statements arrive. */
  release(): void {
    for (const arrive of this.held.splice(0)) arrive();
  }

  /** Nothing gets through, and nobody is told. */
  hang(hanging: boolean): void {
    this.hanging = hanging;
    for (const { client, server } of this.pairs) {
      for (const socket of [client, server])
        if (hanging) socket.pause();
        else socket.resume();
    }
  }

  /** Resolves when as many new connections have been broken since it is away. */
  async refused(count: number): Promise<void> {
    while (this.turnedAway < count) await once(this.events, 'refused');
  }

  /** Every connection breaks, and new ones do too. */
  setAway(away: boolean): void {
    this.away = away;
    this.turnedAway = 0;
    if (away) for (const pair of this.pairs) end(pair);
  }

  async close(): Promise<void> {
    for (const pair of this.pairs) end(pair);
    this.listener.close();
    await once(this.listener, 'close');
  }

  private accept(client: Socket): void {
    if (this.away) {
      this.turnedAway += 1;
      this.events.emit('refused');
      return void client.destroy();
    }
    const server = connect(Number(this.target.port), this.target.hostname);
    const pair: Pair = { client, server, fate: null, done: [] };
    this.pairs.add(pair);
    client.on('data', (chunk) => this.ask(pair, chunk));
    server.on('data', (chunk) => this.answer(pair, chunk));
    for (const socket of [client, server]) socket.on('error', () => undefined);
    client.on('close', () => {
      if (pair.fate !== 'hold') server.destroy();
    });
    // What is held outlives the client's connection, and must not outlive the proxy: its transaction locks its tables.
    server.on('close', () => {
      this.pairs.delete(pair);
      client.destroy();
    });
    if (this.hanging) for (const socket of [client, server]) socket.pause();
  }

  private ask(pair: Pair, chunk: Buffer): void {
    const { client, server } = pair;
    pair.fate = this.fateOf(pair, chunk);
    if (pair.fate === 'drop') return end(pair);
    if (pair.fate === 'refuse') return void client.write(refusal);
    if (pair.fate === 'hold') {
      this.held.push(() => server.write(chunk));
      this.events.emit('held');
      return void client.destroy();
    }
    server.write(chunk);
  }

  private answer(pair: Pair, chunk: Buffer): void {
    if (pair.fate === 'lose') end(pair);
    else if (pair.fate === 'vanish') this.setAway(true);
    else if (pair.fate === 'hold') pair.server.destroy();
    else if (pair.fate !== 'silence') pair.client.write(chunk);
  }

  private fateOf({ done }: Pair, chunk: Buffer): Fate | null {
    const sql = chunk[4] === queryCommand ? chunk.toString('utf8', 5) : '';
    if (sql) this.onStatement(sql);
    if (chunk[4] === prepareCommand) this.onPrepare(chunk.toString('utf8', 5));
    if (sql === 'START TRANSACTION') done.length = 0;
    done.push(sql);
    if (sql === 'COMMIT') this.onCommit(done);
    const met = this.dooms.findIndex(
      ({ statement, after }) => sql.startsWith(statement) && done.some((one) => one.startsWith(after)),
    );
    return met < 0 ? null : (this.dooms.splice(met, 1)[0]?.fate ?? null);
  }
}

const end = ({ client, server }: Pair): void => {
  client.destroy();
  server.destroy();
};

/** A node of a cluster that has lost the others refuses every statement so (1047, ER_UNKNOWN_COM_ERROR). */
const refusal = packet(
  1,
  Buffer.concat([Buffer.from([0xff, 0x17, 0x04]), Buffer.from('#08S01WSREP has not yet prepared node')]),
);

function packet(sequence: number, payload: Buffer): Buffer {
  const head = Buffer.alloc(4);
  head.writeUIntLE(payload.length, 0, 3);
  head[3] = sequence;
  return Buffer.concat([head, payload]);
}
