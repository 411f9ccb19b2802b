/** How often something may happen in any stretch of time. */
export interface Rate {
  most: number;
  minutes: number;
}

const day = 24 * 60;

/**
 * What an account may have and do until its registration is confirmed (docs/contract.md#before-confirmation): too little to harm
 * anyone by many accounts, enough to try everything out. Rates are multiplied by `ACCOUNT_LIMITS`.
 */
export const BEFORE_CONFIRMATION = {
  /** Kept at once. */
  kept: { keys: 3, webhooks: 1, testOrders: 200, bookEntries: 200, fileBytes: 8 * 1024 * 1024 },
  /** Long waits at once: of pages and programs together. */
  waits: 3,
  /** Of one account, by whatever sessions and keys. */
  rates: {
    calls: [{ most: 300, minutes: 1 }],
    lists: [{ most: 120, minutes: 1 }],
    orders: [
      { most: 100, minutes: 1 },
      { most: 500, minutes: day },
    ],
    /** Test orders moved through statuses. */
    moves: [{ most: 60, minutes: 1 }],
    /** A person who mends cells has the file read with each. */
    tables: [
      { most: 20, minutes: 1 },
      { most: 200, minutes: day },
    ],
    rows: [{ most: 2000, minutes: 10 }],
    labels: [
      { most: 200, minutes: 1 },
      { most: 2000, minutes: day },
    ],
    papers: [
      { most: 100, minutes: 1 },
      { most: 500, minutes: day },
    ],
    exports: [{ most: 6, minutes: 60 }],
    uploads: [{ most: 20, minutes: 60 }],
    deliveries: [
      { most: 6, minutes: 1 },
      { most: 200, minutes: day },
    ],
    webhookTests: [{ most: 10, minutes: 60 }],
    checks: [{ most: 3, minutes: 60 }],
  },
  /** To one server, of all unconfirmed accounts together: by its name, and by the address to which any names lead. */
  server: {
    deliveries: [{ most: 60, minutes: 1 }],
    deliveriesOfAddress: [{ most: 120, minutes: 1 }],
    webhookTests: [{ most: 20, minutes: 60 }],
    webhookTestsOfAddress: [{ most: 60, minutes: 60 }],
  },
} as const satisfies {
  kept: Record<string, number>;
  waits: number;
  rates: Record<string, readonly Rate[]>;
  server: Record<string, readonly Rate[]>;
};
