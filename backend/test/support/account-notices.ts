import type { Notice } from '../../src/modules/notifications/channels/notice';
import { accountLetters } from '../../src/modules/notifications/account-letters';
import type { EndedAccess } from '../../src/modules/notifications/events';
import type { LetterSender } from '../../src/modules/notifications/letter';

const factorChanges = ['appAdded', 'appRemoved', 'passkeyAdded', 'passkeyRemoved', 'reset'] as const;
const keyChanges = ['created', 'rotated', 'revoked'] as const;
const at = new Date('2026-11-20T10:15:00Z');

const endedAccess: EndedAccess[] = [
  { kind: 'passkey', name: 'Телефон', since: at },
  { kind: 'apiKey', name: 'Склад', since: at },
  { kind: 'webhook', name: 'vor.example', since: at },
  { kind: 'telegram', name: 'уведомления о заказах', since: at },
  ...(['app', 'codes', 'phone', 'leaving'] as const).map((kind) => ({ kind })),
];
const keptAccess: EndedAccess[] = [
  { kind: 'apiKey', name: 'Интернет-магазин', since: new Date('2026-03-02T08:00:00Z') },
];

const issuedAct = {
  actId: 31,
  number: 12,
  date: '2026-12-01',
  month: '2026-11',
  sum: 120_460,
  corrects: null,
  term: { until: '2026-12-08', knowsMovedDays: true, acceptsByTerm: false },
};

const each = <Change extends string>(
  of: string,
  changes: readonly Change[],
  write: (change: Change) => Notice,
): Record<string, Notice> => Object.fromEntries(changes.map((change) => [`${of}, ${change}`, write(change)]));

/** The letters about accounts, by name: the compiler misses each that is not here. */
export function accountNotices(anna: { name: string }, sender: LetterSender): Record<string, Notice> {
  const letters = accountLetters;
  const url = sender.site;
  const key = 'Интернет-магазин';
  const mail = { newEmail: 'novaya@demo.by', token: 'token' };
  const who = ['by staff', 'by oneself'] as const;
  const all: Record<keyof typeof accountLetters, Record<string, Notice>> = {
    registrationReceived: { 'of a registration that came in': letters.registrationReceived(anna, sender) },
    registrationConfirmed: {
      'of a registration that was confirmed': letters.registrationConfirmed(anna, sender),
    },
    registrationRejected: {
      'of a registration that was rejected': letters.registrationRejected(anna, sender, 'Не найден УНП'),
    },
    passwordReset: { 'of a forgotten password': letters.passwordReset(anna, sender, 'token') },
    registrationTried: {
      'of a registration with a known e-mail': letters.registrationTried(anna, sender),
    },
    codesTried: {
      'of wrong codes beside the right password': letters.codesTried(anna, sender, {
        device: 'Chrome, Windows',
        address: '203.0.113.7',
        at,
      }),
    },
    cameFromElsewhere: {
      'of a login from elsewhere': letters.cameFromElsewhere(anna, sender, {
        device: 'Chrome, Windows',
        address: '203.0.113.7',
        at,
      }),
    },
    passwordChanged: { 'of a changed password': letters.passwordChanged(anna, sender) },
    accessEnded: {
      'of an e-mail that is kept': letters.accessEnded(anna, sender, {
        how: 'emailKept',
        ended: endedAccess,
        kept: [],
        appSince: null,
        token: 'token',
      }),
      'of a password set by a link': letters.accessEnded(anna, sender, {
        how: 'passwordReset',
        ended: [],
        kept: keptAccess,
        appSince: at,
        token: 'token',
      }),
      'of access that was ended': letters.accessEnded(anna, sender, {
        how: 'reviewed',
        ended: keptAccess,
        kept: [],
        appSince: null,
        token: 'token',
      }),
    },
    factorChanged: each('of a second factor', factorChanges, (change) =>
      letters.factorChanged(anna, sender, change),
    ),
    keyChanged: each('of a key', keyChanges, (change) =>
      letters.keyChanged(anna, sender, { name: key, change }),
    ),
    keyUsedElsewhere: {
      'of a key that is used elsewhere': letters.keyUsedElsewhere(anna, sender, {
        name: key,
        address: '203.0.113.7',
        at,
      }),
    },
    paymentDataChanged: {
      'of what the company is paid by': letters.paymentDataChanged(anna, sender, {
        by: 'Мария Лис',
        at,
        facts: [['БИК банка', 'OLMPBY2X → AKBBBY2X']],
      }),
    },
    keysStopped: {
      'of keys that were stopped': letters.keysStopped(anna, sender),
      'of keys that were stopped with an address': letters.keysStopped(anna, sender, { stopped: [url] }),
    },
    webhookNamed: { 'of an address that a key has named': letters.webhookNamed(anna, sender, { url, key }) },
    emailChangeAsked: each('to a new e-mail', who, (by) =>
      letters.emailChangeAsked(anna, sender, { ...mail, byStaff: by === 'by staff' }),
    ),
    emailChangeTold: each('to an old e-mail', who, (by) =>
      letters.emailChangeTold(anna, sender, { ...mail, byStaff: by === 'by staff' }),
    ),
    webhookFailing: { 'of a server that fails': letters.webhookFailing(anna, sender, { url, since: at }) },
    webhookStopped: {
      'of a server that is gone': letters.webhookStopped(anna, sender, { url, gone: true }),
      'of a server that does not answer': letters.webhookStopped(anna, sender, { url, gone: false }),
    },
    actIssued: {
      'of an act': letters.actIssued(anna, sender, issuedAct),
      'of an act that corrects another one': letters.actIssued(anna, sender, {
        ...issuedAct,
        sum: -60,
        corrects: 11,
      }),
      'of an act that is accepted by its term': letters.actIssued(anna, sender, {
        ...issuedAct,
        term: { until: '2026-12-08', knowsMovedDays: false, acceptsByTerm: true },
      }),
    },
    actAnnulled: {
      'of an annulled act': letters.actAnnulled(anna, sender, {
        ...issuedAct,
        reason: 'Выставлен не той фирме',
      }),
    },
    objectionAnswered: {
      'of an answered objection': letters.objectionAnswered(anna, sender, {
        ...issuedAct,
        objection: 'Вес по накладной — 12\u00a0кг',
        answer: 'Взвесили на складе: 21\u00a0кг',
      }),
    },
    registerDissolved: {
      'of a register that was dissolved': letters.registerDissolved(anna, sender, 5),
    },
    mentioned: {
      'of a note that names one': letters.mentioned(anna, sender, {
        by: 'Мария Лис',
        orderId: 125,
        text: '@Анна Ли, позвоните получателю',
      }),
    },
    leavingAsked: { 'of leaving': letters.leavingAsked(anna, sender, '2026-12-04 12:00') },
    telegramConnected: { 'of a connected Telegram': letters.telegramConnected(anna, sender) },
  };
  return Object.assign({}, ...Object.values(all)) as Record<string, Notice>;
}
