import { AsyncResource } from 'node:async_hooks';

type Work = (this: unknown, ...args: unknown[]) => unknown;

/** Node's own `bind` without the deprecated property `asyncResource` that it gives each bound function. */
function bind(this: AsyncResource, work: Work, ...self: unknown[]): Work {
  const run = (it: unknown, args: unknown[]): unknown => this.runInAsyncScope(work, it, ...args);
  return function (this: unknown, ...args) {
    return run(self[0] ?? this, args);
  };
}

// Fastify binds a function for each body that it reads. In Node 20 that makes two accessors which are given a prototype of their own, and
// V8 keeps such a function, and with it the request and its answer, until the next collection of the whole heap: 8 KB of each request,
// and a fifth of the processor time of a short one. Later versions of Node have no such property.
if ('asyncResource' in new AsyncResource('probe').bind(() => undefined)) {
  AsyncResource.prototype.bind = bind as AsyncResource['bind'];
}
