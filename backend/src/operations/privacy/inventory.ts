import { ACTS } from './inventory-acts';
import { BOOK_TABLES } from './inventory-address-book';
import { withAccount, words, type Inventory } from './inventory-entry';
import { INTEGRATIONS } from './inventory-integrations';
import { REGISTERS } from './inventory-registers';
import { BULKS, RUNS, SCANS } from './inventory-runs';

export const PERSONAL: Readonly<Record<string, Inventory>> = {
  users: {
    whose: 'id = :id',
    person: words(
      'email pendingEmail organization unp name phone contactPersonName contactPersonPhone consentVersion consentAt deletionAskedAt deletionReason',
    ),
    inner: words('passwordHash searchText'),
    plain: words(
      'id role isAccountant status isLegalEntity isContactPerson avatarFileId orderEmails version createdAt',
    ),
    goes: withAccount,
  },
  removals: {
    whose: 'userId = :id',
    person: [],
    inner: [],
    plain: words('userId withOrders actorId since'),
    goes: withAccount,
  },
  email_changes: {
    whose: 'userId = :id',
    person: words('oldEmail newEmail'),
    inner: words('confirmHash undoHash'),
    plain: words('id userId byStaff createdAt sessionSince expiresAt confirmedAt undoUntil'),
    goes: withAccount,
  },
  sessions: {
    whose: 'userId = :id',
    person: words('device address'),
    inner: words('tokenHash formerHash deviceHash'),
    plain: words('userId createdAt lastSeenAt expiresAt confirmedAt twoFactors'),
    goes: `${withAccount}, or when it has expired`,
  },
  devices: {
    whose: 'userId = :id',
    person: [],
    inner: ['tokenHash'],
    plain: words('userId createdAt lastSeenAt'),
    goes: `${withAccount}, or 400 days after the last login`,
  },
  api_keys: {
    whose: 'userId = :id',
    person: words('name addresses networks lastUsedIp'),
    inner: [],
    plain: words(
      'id userId prefix scopes mode createdAt renewedAt expiresAt lastUsedAt watchRunId watchUntil',
    ),
    goes: `${withAccount}, or when it is revoked`,
  },
  key_hashes: {
    whose: 'keyId IN (SELECT id FROM api_keys WHERE userId = :id)',
    person: [],
    inner: ['hash'],
    plain: words('keyId endsAt'),
    goes: 'with its key, or when the next one has taken over',
  },
  key_calls: {
    whose: 'userId = :id',
    person: ['address'],
    inner: [],
    plain: words('id userId keyId at operation status code ms requestId'),
    goes: `${withAccount}, or after seven days`,
  },
  check_runs: {
    whose: 'userId = :id',
    person: [],
    inner: ['checks'],
    plain: words('id userId kind webhookId keyId startedAt endsAt'),
    goes: `${withAccount}, or after a month`,
  },
  watched_calls: {
    whose: 'runId IN (SELECT id FROM check_runs WHERE userId = :id)',
    person: [],
    inner: ['facts'],
    plain: words('id runId'),
    goes: 'with its run',
  },
  password_resets: {
    whose: 'userId = :id',
    person: [],
    inner: ['tokenHash'],
    plain: words('userId expiresAt'),
    goes: `${withAccount}, or when it has expired`,
  },
  access_reviews: {
    whose: 'userId = :id',
    person: [],
    inner: ['tokenHash'],
    plain: words('userId createdAt expiresAt'),
    goes: `${withAccount}, or when it has expired`,
  },
  authenticators: {
    whose: 'userId = :id',
    person: [],
    inner: words('secret pendingSecret lastStep since codesSince'),
    plain: ['userId'],
    goes: withAccount,
  },
  recovery_codes: {
    whose: 'userId = :id',
    person: [],
    inner: ['codeHash'],
    plain: ['userId'],
    goes: withAccount,
  },
  passkeys: {
    whose: 'userId = :id',
    person: words('name transports lastUsedAt'),
    inner: words('credentialHash credentialId publicKey counter'),
    plain: words('id userId createdAt'),
    goes: withAccount,
  },
  challenges: {
    whose: 'userId = :id',
    person: [],
    inner: ['challengeHash'],
    plain: words('userId expiresAt'),
    goes: `${withAccount}, or when it has expired`,
  },
  attempts: {
    whose: null,
    person: [],
    inner: ['keyHash'],
    plain: words('failures blockedUntil forgetAt'),
    goes: 'an hour after the last try',
  },
  tries: {
    whose: null,
    person: [],
    inner: ['keyHash'],
    plain: words('times forgetAt'),
    goes: 'when they count no more',
  },
  files: {
    whose: 'ownerId = :id',
    person: ['name'],
    inner: ['content'],
    plain: words('id ownerId kind mime size createdAt'),
    goes: withAccount,
  },
  contracts: {
    whose: 'userId = :id',
    person: words(
      'fullName position doc contactPerson phone email accountingEmail address postcode unp pc bank bankAddress',
    ),
    inner: [],
    plain: words('id userId scanRegistrationFileId scanProxyFileId version createdAt anonymisedAt'),
    goes: 'with the account, or with the people of the last order that stays without it; the scans with the account',
  },
  contract_editions: {
    whose: 'contractId IN (SELECT id FROM contracts WHERE userId = :id)',
    person: ['particulars'],
    inner: [],
    plain: words('contractId number at changed'),
    goes: 'with its contract',
  },
  client_terms: {
    whose: 'userId = :id',
    person: [],
    inner: [],
    plain: words('userId coefficient prices version'),
    goes: withAccount,
  },
  orders: {
    whose: 'userId = :id',
    person:
      words(`clientName clientPhone clientEmail clientOrganization clientUnp contactPersonName contactPersonPhone
      address street house housing entrance flat floor comment organization name receiverPhone receiverAddress receiverStreet
      receiverHouse receiverHousing receiverEntrance receiverFlat receiverFloor receiverComment externalId failureWords cargoBackTo`),
    inner: words('trackingCode rowPrint importId ttnBackBy cargoBackBy'),
    plain:
      words(`id userId clientIsLegalEntity statusId stateId createdAt updatedAt deliveryDate deliveryFrom pickupDate pickupFrom price estimate revisedEstimate version contactPerson
      failure delivery addressId pickupPointId receiverType deliveryAddress receiverAddressId receivePointId tarif fragileCargo notifyReceiver anonymisedAt contractId mode
      handedAt ttnSince ttnBackAt heldSince cargoBackAt`),
    goes: 'the people in it after ORDERS_NAMED_YEARS; the rest stays',
  },
  ...BOOK_TABLES,
  order_items: {
    whose: [],
    ofOrders: 'orderId IN (:orders)',
    person: words('name ttn'),
    inner: [],
    plain: words(
      'id orderId position type calculationType length width height weight volume count useTtn returnTtn',
    ),
    goes: 'never: cargo names nobody',
  },
  deleted_orders: {
    whose: 'userId = :id',
    person: ['content'],
    inner: words('deletedBy proposals'),
    plain: words('id userId createdAt deletedAt'),
    goes: `${withAccount}, after 30 days, or with the people of orders of its age`,
  },
  proposals: {
    whose: [],
    ofOrders: 'orderId IN (:orders)',
    person: words('reason change shown answer'),
    inner: ['staffName'],
    plain: words('id orderId orderVersion side createdAt waiting outcome answeredAt'),
    goes: 'with the order, or with the people in it',
  },
  order_notes: {
    whose: null,
    person: [],
    inner: words('authorId author text'),
    plain: words('id orderId createdAt'),
    goes: 'with the order, or with the people in it',
  },
  ...REGISTERS,
  ...ACTS,
  ...RUNS,
  ...BULKS,
  ...SCANS,
  order_search: { whose: null, person: [], inner: ['text'], plain: ['id'], goes: 'as its order' },
  order_words: { whose: null, person: [], inner: ['word'], plain: words('id shared'), goes: 'as its order' },
  idempotency_keys: {
    whose: 'userId = :id',
    person: [],
    inner: words('keyHash bodyHash sentHash'),
    plain: words('userId orderId createdAt'),
    goes: `${withAccount}, or after seven days`,
  },
  ...INTEGRATIONS,
  events: {
    // Not by the actor: what staff have changed is about others.
    whose: [
      "subject IN ('user', 'terms') AND subjectId = :id",
      "subject = 'contract' AND subjectId IN (SELECT id FROM contracts WHERE userId = :id)",
    ],
    ofOrders: "subject = 'order' AND subjectId IN (:orders)",
    person: words('fromValue toValue'),
    inner: ['actorName'],
    plain: words('id subject subjectId actorId actorRole at field'),
    goes: 'names and values with the account, or with the people of the order',
  },
  journal: {
    whose: 'accountId = :id',
    person: words('address detail'),
    inner: words('previous hash'),
    plain: words('id at kind accountId actorId actorRole requestId orderId'),
    goes: 'after JOURNAL_KEEP_MONTHS, or when the operator cuts it; it names nobody',
  },
  notice_choices: {
    whose: 'userId = :id',
    person: words('event channel wanted'),
    inner: [],
    plain: ['userId'],
    goes: withAccount,
  },
  telegram_chats: {
    whose: 'userId = :id',
    person: ['chatId'],
    inner: [],
    plain: words('userId connectedAt'),
    goes: `${withAccount}, or when it is disconnected`,
  },
  telegram_links: {
    whose: 'userId = :id',
    person: [],
    inner: ['tokenHash'],
    plain: words('userId expiresAt'),
    goes: `${withAccount}, or when it has expired`,
  },
  silent_phones: {
    whose: null,
    person: [],
    inner: ['phoneHash'],
    plain: ['since'],
    goes: 'when staff end it: a number that wants to be told nothing says so once of each sender',
  },
  emails: {
    // An address may have become another account's: what names an account is that one's.
    whose: [
      'userId = :id',
      `userId IS NULL AND (recipient = :email
        OR recipient IN (SELECT oldEmail FROM email_changes WHERE userId = :id)
        OR recipient IN (SELECT newEmail FROM email_changes WHERE userId = :id))`,
    ],
    person: words('recipient subject'),
    inner: words('body html known daily'),
    plain: words(
      'id userId orderId senderId messageId channel priority replyTo topic createdAt nextAttemptAt datedAt attempts leaseHolder sentAt toFile lastError',
    ),
    goes: `${withAccount}; texts once they are sent, the rest after 90 days`,
  },
};

/** Tables about places, prices, the company and the program itself. */
export const NON_PERSONAL: readonly string[] = words(
  `regions tariff_rows tariff_versions revisions cities points geocoded order_statuses order_states order_totals
  order_numbers company calendar moved_days units chores job_runs feed_head journal_head migrations migration_lease`,
);
