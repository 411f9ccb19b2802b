// Output of parallel work, printed as if it ran in sequence.
import { AsyncLocalStorage } from 'node:async_hooks';

const pages = new AsyncLocalStorage();

/** Writes a text at once, or, within `aside`, onto the page of that work. */
export function print(text) {
  const page = pages.getStore();
  if (page) page.push(text);
  else process.stdout.write(text);
}

/** Does the work and then writes, under the heading, all that it has printed. */
export async function aside(heading, work) {
  const page = [heading];
  try {
    return await pages.run(page, work);
  } finally {
    process.stdout.write(page.join(''));
  }
}
