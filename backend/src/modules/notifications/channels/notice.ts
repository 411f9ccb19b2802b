/** The text of a notice, without its look: each channel writes it in its own way. */
export interface Notice {
  subject: string;
  /** Who writes. */
  from: string;
  parts: NoticePart[];
  /** The text for SMS and Viber, two SMS parts at most; without it none is sent. */
  short?: string;
  /** In smaller letters: whom to ask, how to switch it off, who writes. */
  footer: NoticePart[];
  /** Of a notice that says only what has changed in an order: several of them go in one message. */
  change?: OrderChange;
  /** The e-mail address that answers go to. */
  replyTo: string;
}

/** A change of one order, for a message about several. */
export interface OrderChange {
  /** «№ 7». */
  order: string;
  /** «доставим 30.11.2026 до 18:00». */
  news: string;
  /** Former and present values. */
  facts: [label: string, value: string][];
  /** Where the reader finds all orders. */
  orders: NoticeLink;
}

/** A paragraph, a list of facts, or a link that stands by itself. */
export type NoticePart = string | { facts: [label: string, value: string][] } | NoticeLink;

export interface NoticeLink {
  label: string;
  link: string;
  /** The link that stands out as a button. */
  main?: boolean;
}
