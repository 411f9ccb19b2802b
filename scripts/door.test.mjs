import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { Door } from './lib/door.mjs';

/** A call that has come to the door; `passed` once it is let through. */
function come(door) {
  const call = { response: new EventEmitter(), passed: false };
  door.handle({}, call.response, () => (call.passed = true));
  return call;
}

test('a call waits before the closed door and passes when it opens', () => {
  const door = new Door();
  const first = come(door);
  assert.equal(first.passed, false);
  door.open();
  assert.equal(first.passed, true);
  assert.equal(come(door).passed, true);
});

test('the door is closed when the last call within is answered, and nobody has passed meanwhile', async () => {
  const door = new Door();
  door.open();
  const within = come(door);
  let closed = false;
  const closing = door.close().then(() => (closed = true));
  const late = come(door);
  await pause(60);
  assert.deepEqual({ closed, late: late.passed }, { closed: false, late: false });
  within.response.emit('close');
  await closing;
  assert.equal(late.passed, false);
  door.open();
  assert.equal(late.passed, true);
});

test('a call that never ends holds up no restart', async () => {
  const door = new Door({ patience: 200 });
  door.open();
  come(door);
  await door.close(50);
  assert.equal(come(door).passed, false);
});

test('a call whose caller has left does not pass, and holds up no restart', async () => {
  const door = new Door();
  const left = come(door);
  left.response.emit('close');
  door.open();
  assert.equal(left.passed, false);
  const began = Date.now();
  await door.close(10_000);
  assert.ok(Date.now() - began < 5000);
});

test('where no server comes, a call passes after its patience, once', async () => {
  const door = new Door({ patience: 30 });
  let passes = 0;
  door.handle({}, new EventEmitter(), () => (passes += 1));
  await pause(60);
  assert.equal(passes, 1);
  door.open();
  assert.equal(passes, 1);
});
