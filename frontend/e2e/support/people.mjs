// People for the pairwise tests of the account's forms: rows of choices, their typed and their stored values.
import { pairwise } from './pairwise.mjs';

const BOTH = [true, false];

export const factors = {
  isLegalEntity: BOTH,
  /** The other kind was chosen first and filled in. */
  changedMind: BOTH,
  isContactPerson: BOTH,
  orderEmails: BOTH,
  newPassword: BOTH,
  avatar: BOTH,
  scanRegistration: BOTH,
  scanProxy: BOTH,
};

export const rows = pairwise(factors);

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const PICTURE = { name: 'портрет.png', mimeType: 'image/png', buffer: PNG };
/** The smallest PDF that is whole. */
const PDF =
  '%PDF-1.4\nxref\n0 1\n0000000000 65535 f \ntrailer\n<< /Size 1 /Root 1 0 R >>\nstartxref\n9\n%%EOF\n';
const SCAN = { name: 'скан.pdf', mimeType: 'application/pdf', buffer: Buffer.from(PDF) };

/** The usual spellings of one number. */
const PHONES = ['80291234567', '375291234567', '+375 29 123-45-67', '291234567', '029 123 45 67'];
const PHONE = '+375 (29) 12-34-567';

const text = (name, value, kept = value) => ({ name, way: 'text', value, kept });
const check = (name, value) => ({ name, way: 'check', value, kept: value });
const file = (name, value) => ({ name, way: 'file', value, kept: true });

/** The forms of one person: questions in their order, each with what the API keeps of the answer. */
export function personOf(row, number) {
  const phone = (name, shift = 0) => ({
    name,
    way: 'keys',
    value: PHONES[(number + shift) % PHONES.length],
    kept: PHONE,
  });
  const firm = [
    text('organization', ` ООО «Ёлка-${number}» `, `ООО «Ёлка-${number}»`),
    text('Unp', '191234567'),
  ];
  const kind = (value) => ({ name: 'isLegalEntity', way: 'flag', value, kept: value });
  const password = `parol-${number}-novyi`;
  return {
    email: `person${number}@example.by`,
    password,
    registration: [
      ...(row.changedMind ? [kind(!row.isLegalEntity), ...(row.isLegalEntity ? [] : firm.map(unkept))] : []),
      kind(row.isLegalEntity),
      ...(row.isLegalEntity ? firm : []),
      text('name', `Ян Ким ${number}`),
      phone('phone'),
      text('email', `Person${number}@Example.by`, `person${number}@example.by`),
      text('password', password),
      text('passwordRepeat', password),
    ],
    profile: [
      ...(row.avatar ? [file('file', PICTURE)] : []),
      text('name', `Ян Кимов ${number}`),
      check('isContactPerson', row.isContactPerson),
      ...contactPerson(row, phone, 'Ева'),
      check('orderEmails', row.orderEmails),
    ],
    edit: [
      text('name', `Ян Ковалёв ${number}`),
      check('isContactPerson', row.isContactPerson),
      ...contactPerson(row, phone, 'Ада'),
      ...(row.newPassword
        ? [text('password', `${password}-2`), text('passwordRepeat', `${password}-2`)]
        : []),
    ],
    editedPassword: row.newPassword ? `${password}-2` : password,
    contract: [
      ...['fullName', 'position', 'doc', 'contactPerson', 'address', 'postcode', 'bank', 'bankAddress'].map(
        (name) => text(name, `${name} № ${number} «ё»`),
      ),
      phone('phone', 1),
      text('email', `bank${number}@example.by`),
      text('unp', '191234567'),
      text('pc', 'by86akbb10100000002966000000', 'BY86AKBB10100000002966000000'),
      ...(row.scanRegistration ? [file('scanRegistration', SCAN)] : []),
      ...(row.scanProxy ? [file('scanProxy', SCAN)] : []),
    ],
  };
}

const contactPerson = (row, phone, name) =>
  row.isContactPerson
    ? [text('contactPersonName', name), phone('contactPersonPhone', 2)]
    : ['contactPersonName', 'contactPersonPhone'].map((field) => ({ name: field, way: 'none', kept: null }));

/** Typed values that another choice rules out later. */
const unkept = (question) => ({ ...question, kept: null });

/** Of an answer of the API what the questions asked for; a file is there or not, a password is never told. */
export function keptOf(questions, answer) {
  const told = questions.filter(({ name }) => !name.startsWith('password') && name !== 'file');
  const last = new Map(told.map((question) => [question.name, question]));
  return [...last.values()].map(({ name, way, kept }) => ({
    name,
    kept,
    found: way === 'file' ? answer[name] !== null : answer[name],
  }));
}
