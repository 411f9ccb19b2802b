// Progress output of long and silent work: one line per phase, with its seconds.

const interactive = process.stdout.isTTY === true;
const seconds = (from) => `${((Date.now() - from) / 1000).toFixed(1)} s`;

/** Runs `work` under a heading that ticks until it is done; `work` gets a function that prints a line of detail. */
export async function phase(title, work) {
  const began = Date.now();
  const draw = () => process.stdout.write(`\r\x1b[2K${title} … ${seconds(began)}`);
  const say = (line) => process.stdout.write(`${interactive ? '\r\x1b[2K' : ''}  ${line}\n`);
  if (!interactive) console.log(`${title} …`);
  const ticking = interactive
    ? setInterval(draw, 200)
    : setInterval(() => console.log(`  … ${seconds(began)}`), 10_000);
  try {
    const result = await work(say);
    console.log(`${interactive ? '\r\x1b[2K' : ''}${title}: ${seconds(began)}`);
    return result;
  } finally {
    clearInterval(ticking);
  }
}

/** A refusal that is one clear line for the person at the terminal, without a stack. */
export class Refusal extends Error {}

/** Runs a script's main function; a Refusal becomes its one line and exit code 1. */
export async function main(work) {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : error);
    process.exit(1);
  }
}
