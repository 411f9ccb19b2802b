import type { ImportProblemCode } from './problems';

/** The value of a cell, or the problem that prevents reading it. */
export type ReadCell<Value> =
  { value: Value } | { code: ImportProblemCode; message: string; choices?: string[] };
