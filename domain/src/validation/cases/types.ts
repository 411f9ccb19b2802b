/** A story for one field table: the values as a form or a body has them, and the paths that must be complained about. */
export interface RuleCase {
  readonly name: string;
  readonly values: Readonly<Record<string, unknown>>;
  readonly errors: readonly string[];
  /** Exact texts, where customers know them (docs/contract.md#messages). */
  readonly messages?: Readonly<Record<string, string>>;
}

/** A story for a whole order; `errors` are paths such as `packages.0.weight`, none when the order is right. */
export interface OrderCase {
  readonly name: string;
  readonly order: Readonly<Record<string, unknown>>;
  readonly errors: readonly string[];
}
