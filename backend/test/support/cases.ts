/** All of them in the full form of the tests; in the ordinary one the first few, which stand for the kinds that there are. */
export const casesOf = <T>(all: readonly T[], usual: number): T[] =>
  process.env.TEST_FULL ? [...all] : all.slice(0, usual);
