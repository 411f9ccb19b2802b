/**
 * What each table holds of people, column by column: what a person gets with «Мои данные», and what a new column has to say of
 * itself before the tests let it in (docs/contract.md#leaving).
 */
export interface Inventory {
  /** Rows about the person `:id` with the e-mail `:email`: conditions of which at most one holds; null where rows have no owner. */
  whose: string | readonly string[] | null;
  /** Further rows: those about the person's orders with the numbers `:orders`. */
  ofOrders?: string;
  /** Tells of a person, and is the person's to read. */
  person: readonly string[];
  /** Opens something, or repeats what stands elsewhere: held, not given out. */
  inner: readonly string[];
  /** Tells nothing of a person by itself. */
  plain: readonly string[];
  /** What «Мои данные» say of a row beside its columns. */
  adds?: (row: object) => object;
  /** When it goes. */
  goes: string;
}

export const withAccount = 'with the account';
export const words = (text: string): string[] => text.split(/\s+/).filter(Boolean);
