/** A test case for a field table: values of a form or a body, and the paths of expected errors. */
export interface RuleCase {
  readonly name: string;
  readonly values: Readonly<Record<string, unknown>>;
  readonly errors: readonly string[];
  /** Exact messages, if the contract fixes them (docs/contract.md#messages). */
  readonly messages?: Readonly<Record<string, string>>;
}

/** A test case for an order; `errors` are paths such as `packages.0.weight`. */
export interface OrderCase {
  readonly name: string;
  readonly order: Readonly<Record<string, unknown>>;
  readonly errors: readonly string[];
}
