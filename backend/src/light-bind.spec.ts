import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks';
import './light-bind';

interface Heard {
  self: unknown;
  args: unknown[];
  store: string | undefined;
}

const storage = new AsyncLocalStorage<string>();

/** A function that tells what it hears, bound where the storage holds «inside». */
function boundInside(self?: object): (...args: unknown[]) => Heard {
  const hear = function (this: unknown, ...args: unknown[]): Heard {
    return { self: this, args, store: storage.getStore() };
  };
  return storage.run('inside', () =>
    self ? AsyncResource.bind(hear, 'spec', self) : new AsyncResource('spec').bind(hear),
  );
}

describe('a function bound to its place', () => {
  it('runs there, wherever it is called, with what it is given', () => {
    const bound = boundInside();
    expect(storage.run('outside', () => bound(1, 'two'))).toMatchObject({
      args: [1, 'two'],
      store: 'inside',
    });
  });

  it('belongs to the object that it is bound to, else to the one that it is called on', () => {
    const [one, other] = [{ name: 'one' }, { name: 'other' }];
    expect(boundInside(one).call(other).self).toBe(one);
    expect(boundInside().call(other).self).toBe(other);
  });

  it('has no property with a prototype of its own', () => {
    expect(boundInside()).not.toHaveProperty('asyncResource');
  });
});
