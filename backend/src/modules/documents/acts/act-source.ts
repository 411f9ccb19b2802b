/** A party to an act, as it was when the act was issued. */
export interface ActParty {
  name: string;
  unp: string;
  address: string;
  account: string;
  bank: string;
  bankAddress: string | null;
  /** Left out where the bank or the account tells it. */
  bic?: string;
  signer: string;
  position: string;
  /** The document that authorises the signer, in the nominative. */
  authority: string;
}

/** The договор in the edition in force when the act was issued; dates are days in Minsk. */
export interface ActContract {
  number: number;
  date: string;
  edition: number;
  editionDate: string;
}

/** A line of an act: an order, or words and a sum of the staff. Money in kopecks, НДС included. */
export interface ActLine {
  position: number;
  /** Null for a line of the staff. */
  orderId: number | null;
  /** The words of a line of the staff, or of a line that corrects an order. */
  words: string | null;
  /** The day of the handover in Minsk, `YYYY-MM-DD`. */
  day: string | null;
  externalId: string | null;
  fromTown: string | null;
  toTown: string | null;
  places: number | null;
  /** Kilograms. */
  weight: number | null;
  price: number;
  /** The НДС in the price; null without НДС. */
  vat: number | null;
}

/** The frozen data of an act, from which its papers are made. */
export interface ActSource {
  number: number;
  /** The day of issuing in Minsk, `YYYY-MM-DD`. */
  date: string;
  /** `YYYY-MM`. */
  month: string;
  /** The act that this one corrects, and why; null for an act of a month. */
  corrects: { number: number; date: string; reason: string } | null;
  isAnnulled: boolean;
  company: ActParty;
  client: ActParty;
  contract: ActContract;
  vatPercent: number | null;
  sum: number;
  vat: number | null;
  lines: readonly ActLine[];
}
