import { withAccount, words, type Inventory } from './inventory-entry';

/** The tables of acts: papers that the law keeps. */
export const ACTS: Readonly<Record<string, Inventory>> = {
  act_series: {
    whose: null,
    person: [],
    inner: [],
    plain: words('year last'),
    goes: 'never: it counts papers',
  },
  act_restores: {
    whose: null,
    person: [],
    inner: ['statedBy'],
    plain: words('id restoredAt backupAt statedAt year first last'),
    goes: 'never: it tells which numbers no paper here has',
  },
  acts: {
    whose: 'userId = :id',
    person: words('requisites agreedBy'),
    inner: words('issuedBy annulledBy'),
    plain: words(
      'id year number userId month kind correctsId issuedAt reason vatPercent sum vat annulledAt annulReason objectUntil knowsMovedDays acceptsByTerm agreedAt version',
    ),
    goes: 'never: a paper of the firm; whose it was, with the account',
  },
  act_lines: {
    whose: 'actId IN (SELECT id FROM acts WHERE userId = :id)',
    person: ['externalId'],
    inner: ['liveOrderId'],
    plain: words(
      'id actId position correctsPosition orderId ownLineId words day fromTown toTown places weight price vat',
    ),
    goes: 'never: it names no receiver',
  },
  payments: {
    whose: 'userId = :id',
    person: words('client unp number'),
    inner: words('copy note author reversedBy'),
    plain: words('id userId day sum at reversedAt reverseReason'),
    goes: 'never: a record of the accounts; whose it was, with the account',
  },
  act_objections: {
    whose: 'actId IN (SELECT id FROM acts WHERE userId = :id)',
    person: words('words author'),
    inner: ['answeredBy'],
    plain: words('id actId position at isLate withdrawnAt answer answeredAt correctionId'),
    goes: 'never: a part of a paper of the firm',
  },
  own_lines: {
    whose: 'userId = :id',
    person: [],
    inner: ['author'],
    plain: words('id userId month words sum at actId'),
    goes: withAccount,
  },
};
