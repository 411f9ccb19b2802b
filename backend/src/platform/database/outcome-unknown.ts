/** COMMIT was not answered, and neither was the question whether it came through: the change may be saved or not. */
export class OutcomeUnknownError extends Error {
  constructor(cause: unknown) {
    super(`It is unknown whether a change was saved: ${String(cause)}`, { cause });
  }
}
