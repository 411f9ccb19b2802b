/** Upper bounds of input. Lengths in characters, money in BYN. */
export const LIMITS = {
  /** The default for texts. */
  text: 255,
  name: 150,
  organization: 255,
  unp: 20,
  /** Includes blanks and brackets; the stored form has 19 characters. */
  phone: 30,
  email: 254,
  passwordMin: 8,
  password: 256,
  city: 150,
  street: 150,
  /** House, housing, entrance, flat, floor. */
  addressPart: 20,
  comment: 1000,
  ttn: 50,
  packageName: 150,
  position: 150,
  /** The document that authorises the signatory. */
  doc: 255,
  address: 255,
  postcode: 255,
  account: 50,
  bank: 255,
  reason: 500,
  search: 100,
  token: 200,
  /** A code of a second factor, including blanks and hyphens. */
  code: 32,
  coords: 50,
  brand: 50,
  hours: 100,
  nick: 100,
  bic: 20,
  companyPhones: 10,

  id: 2_147_483_647,
  /** cm */
  sizeMin: 1,
  size: 1000,
  sizeDecimals: 2,
  /** kg */
  weightMin: 0.001,
  weight: 20_000,
  weightDecimals: 3,
  /** m³ */
  volumeMin: 0.0001,
  volume: 100,
  volumeDecimals: 6,
  count: 10_000,
  packages: 100,
  /** BYN */
  price: 1_000_000,
  coefficient: 1000,
  /** Bounds of a coefficient table, m³ or kg. */
  bound: 100_000,
  bands: 100,
  points: 1000,

  /** Bytes of a scan of a contract (docs/contract.md#files), and of an avatar. */
  scanBytes: 2 * 1024 * 1024,
  avatarBytes: 2 * 1024 * 1024,
  /** Total bytes of an account's files. */
  accountBytes: 20 * 1024 * 1024,
} as const;
