import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A letter as it came over the wire. */
export interface Arrived {
  from: string;
  to: string[];
  raw: string;
}

type Refusal = (address: string) => string | null;

/** A real SMTP server on a loopback port. */
export class PostOffice {
  readonly arrived: Arrived[] = [];
  /** What to say instead of 250 to a recipient, for example `550 No such user`. */
  refuse: Refusal = () => null;
  /** Runs when a letter has come in whole, before the server says so. */
  beforeReceipt: () => Promise<void> = () => Promise.resolve();
  private server: SMTPServer | undefined;
  private waiting: (() => void)[] = [];
  port = 0;

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  /** Opens on a free port, or again on the port it had. `locked`: wants a login and accepts none. */
  async open({ locked = false } = {}): Promise<this> {
    const server = new SMTPServer({
      disabledCommands: locked ? ['STARTTLS'] : ['STARTTLS', 'AUTH'],
      allowInsecureAuth: true,
      authOptional: !locked,
      closeTimeout: 50,
      onAuth: (_login, _session, done) => done(reply('535 Wrong password')),
      onRcptTo: ({ address }, _session, done) => {
        const refusal = this.refuse(address);
        done(refusal ? reply(refusal) : null);
      },
      onData: (stream, { envelope }, done) => {
        const { mailFrom, rcptTo } = envelope;
        void text(stream).then(async (raw) => {
          this.arrived.push({
            from: mailFrom ? mailFrom.address : '',
            to: rcptTo.map(({ address }) => address),
            raw,
          });
          await this.beforeReceipt();
          for (const wake of this.waiting.splice(0)) wake();
          done(null);
        });
      },
    });
    server.on('error', () => undefined);
    await once(server.listen(this.port, '127.0.0.1'), 'listening');
    this.port = (server.server.address() as AddressInfo).port;
    this.server = server;
    return this;
  }

  /** Resolves when the next letter has come in. */
  next(): Promise<void> {
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  async close(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    if (server) await new Promise<void>((resolve) => server.close(() => resolve()));
  }
}

function reply(line: string): Error {
  return Object.assign(new Error(line.slice(4)), { responseCode: Number(line.slice(0, 3)) });
}
