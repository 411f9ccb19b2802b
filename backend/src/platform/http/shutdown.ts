import type { FastifyInstance } from 'fastify';

/** Less than the five seconds after which SIGKILL follows SIGTERM. */
const waitMs = 4500;

/**
 * Lets a closing server finish: requests in flight are completed, and their connections close with the response. A
 * kept-alive connection would keep the server open for more than a minute.
 */
export function endConnectionsOnClose(server: FastifyInstance): void {
  let closing = false;
  server.addHook('preClose', (done) => {
    closing = true;
    done();
  });
  server.addHook('onSend', (_request, reply, _payload, done) => {
    if (closing) reply.header('Connection', 'close');
    done();
  });
}

/** Ends the process in time even if a request hangs. */
export function exitAfterTimeout(): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => setTimeout(() => process.exit(1), waitMs).unref());
  }
}
