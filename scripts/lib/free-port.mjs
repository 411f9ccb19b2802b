// A port for a server that a test or a bench starts.
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * A free port of 127.0.0.1, below those that Linux, macOS and Windows give out by themselves (32768 and higher): a server
 * takes seconds to start, and one of those may be the port of another server or connection by then.
 */
export async function freePort() {
  for (;;) {
    const port = randomInt(20_000, 32_000);
    if (await isFree(port)) return port;
  }
}

function isFree(port) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => (error.code === 'EADDRINUSE' ? resolve(false) : reject(error)));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
