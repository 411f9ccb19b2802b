import type { Scope } from '@shlyah/domain';

/**
 * Who may do what (docs/contract.md#access), written once more by hand: the status each actor gets.
 * "Owner" has an order, a contract and a scan, which the calls below are about; "other" has none.
 */
export const ACTORS = ['visitor', 'pending', 'canceled', 'owner', 'other', 'manager', 'admin'] as const;

/**
 * What the owner's programs may: the scope that a key must have been given; whatever is not here is refused to every key. A key with
 * the scope gets what the owner gets.
 */
export const BY_KEY: Record<string, Scope> = {
  'get /api/order': 'orders:read',
  'get /api/order/single': 'orders:read',
  'get /api/order/statuses': 'orders:read',
  'get /api/order/history': 'orders:read',
  'get /api/order/{id}/messages': 'orders:read',
  'get /api/order/labels': 'orders:read',
  'post /api/order': 'orders:create',
  'get /api/events': 'orders:read',
  'post /api/order/batch': 'orders:create',
  'post /api/order/cancel': 'orders:create',
  'get /api/order/{id}/proposals': 'orders:read',
  'post /api/order/{id}/proposals': 'orders:create',
  'post /api/proposals/{id}/accept': 'orders:create',
  'post /api/proposals/{id}/decline': 'orders:create',
  'post /api/sandbox/advance': 'orders:create',
  'delete /api/sandbox/orders': 'orders:create',
  'get /api/webhooks': 'webhooks',
  'post /api/webhooks': 'webhooks',
  'put /api/webhooks': 'webhooks',
  'post /api/webhooks/rotate': 'webhooks',
  'post /api/webhooks/test': 'webhooks',
  'post /api/webhooks/replay': 'webhooks',
  'get /api/webhooks/deliveries': 'webhooks',
  'delete /api/webhooks/{id}': 'webhooks',
  'post /api/conformance': 'webhooks',
  'get /api/conformance': 'webhooks',
  'get /api/conformance/{id}': 'webhooks',
  'get /api/tracking/{code}': 'orders:read',
  'post /api/calculator/quote': 'quotes',
  'get /api/findCountry': 'quotes',
  'get /api/zones': 'quotes',
  'get /api/points': 'quotes',
  'get /api/points/cities': 'quotes',
};

export type Actor = (typeof ACTORS)[number];

const everybody = (status: number): number[] => ACTORS.map(() => status);
const loggedIn = (status: number): number[] => [401, status, status, status, status, status, status];
const customers = (status: number): number[] => [401, 403, 403, status, status, 403, 403];
const owners = (status: number): number[] => [401, status, status, status, status, 403, 403];
const approved = (status: number): number[] => [401, 403, 403, status, status, status, status];
const staff = (status: number): number[] => [401, 403, 403, 403, 403, status, status];
const admin = (status: number): number[] => [401, 403, 403, 403, 403, 403, status];

export const TABLE: Record<string, number[]> = {
  //                                                          visitor pending canceled owner other manager admin
  'post /api/user/login': everybody(200),
  'post /api/user/register': everybody(201),
  'post /api/user/forgotPassword': everybody(202),
  'post /api/user/resetPassword': everybody(422),
  'post /api/user/confirmEmail': everybody(422),
  'post /api/user/undoEmail': everybody(422),
  'post /api/user/accessReview': everybody(422),
  'post /api/user/endAccess': everybody(422),
  'post /api/user/cancelEmail': loggedIn(200),
  'get /api/user': loggedIn(200),
  'post /api/user/update': loggedIn(200),
  'post /api/user/logout': loggedIn(204),
  'get /api/user/sessions': loggedIn(200),
  'delete /api/user/sessions/{id}': /*                     */ [401, 404, 404, 204, 404, 404, 404],
  'delete /api/user/sessions': loggedIn(204),

  'get /api/user/security': loggedIn(200),
  'post /api/user/confirm': loggedIn(422),
  'post /api/user/totp': loggedIn(200),
  'post /api/user/totp/confirm': loggedIn(422),
  'delete /api/user/totp': loggedIn(204),
  'post /api/user/recoveryCodes': loggedIn(409),
  'post /api/user/passkeys/options': loggedIn(200),
  'post /api/user/passkeys': loggedIn(422),
  'delete /api/user/passkeys/{id}': loggedIn(404),
  'post /api/user/passkey/options': everybody(200),
  'post /api/user/passkey/login': everybody(422),
  'post /api/user/passkey/confirm': loggedIn(422),

  'get /api/users': staff(200),
  'get /api/users/unproved': staff(200),
  'get /api/users/{id}': staff(200),
  'post /api/users/confirmRegistration': staff(200),
  'post /api/users/cancelRegistration': staff(200),
  'post /api/users/reopenRegistration': staff(200),
  'put /api/users/updateUserInfo': staff(200),
  'put /api/users/updateRole': admin(200),
  'delete /api/users/{id}': admin(204),
  'delete /api/users/deleteAndOrders/{id}': admin(204),
  'delete /api/users/factors/{id}': admin(204),

  'get /api/order': approved(200),
  'get /api/order/statuses': approved(200),
  'get /api/order/single': /*                              */ [401, 403, 403, 200, 404, 200, 200],
  'get /api/order/history': /*                             */ [401, 403, 403, 200, 404, 200, 200],
  'get /api/order/{id}/messages': /*                       */ [401, 403, 403, 200, 404, 200, 200],
  'get /api/order/labels': /*                              */ [401, 403, 403, 200, 404, 200, 200],
  'delete /api/order/{id}/silence': staff(204),
  'post /api/order': customers(201),
  'get /api/order/{id}/neighbours': approved(200),
  'get /api/order/counters': staff(200),
  'put /api/order': staff(200),
  'post /api/order/bulk': staff(200),
  'post /api/order/batch': customers(200),
  'put /api/order/correct': /*                             */ [401, 403, 403, 200, 404, 403, 403],
  'post /api/order/cancel': /*                             */ [401, 403, 403, 200, 404, 403, 403],
  'get /api/order/{id}/proposals': /*                      */ [401, 403, 403, 200, 404, 200, 200],
  'post /api/order/{id}/proposals': /*                     */ [401, 403, 403, 201, 404, 201, 201],
  'post /api/proposals/{id}/accept': /*                    */ [401, 403, 403, 200, 404, 403, 403],
  'post /api/proposals/{id}/decline': /*                   */ [401, 403, 403, 200, 404, 200, 200],
  'post /api/sandbox/advance': /*                          */ [401, 403, 403, 200, 404, 403, 403],
  'delete /api/sandbox/orders': customers(200),
  'delete /api/order/{id}': admin(204),
  'get /api/order/deleted': staff(200),
  'post /api/order/{id}/restore': staff(200),

  'get /api/addressBook': customers(200),
  'post /api/addressBook': customers(201),
  'put /api/addressBook': /*                               */ [401, 403, 403, 200, 404, 403, 403],
  'post /api/addressBook/merge': /*                        */ [401, 403, 403, 200, 404, 403, 403],
  'delete /api/addressBook/{id}': /*                       */ [401, 403, 403, 204, 404, 403, 403],

  'post /api/conformance': /*                              */ [401, 403, 403, 202, 404, 403, 403],
  'get /api/conformance': customers(200),
  'get /api/conformance/{id}': /*                          */ [401, 403, 403, 200, 404, 403, 403],

  'get /api/keys': customers(200),
  'post /api/keys': customers(201),
  'post /api/keys/rotate': /*                              */ [401, 403, 403, 200, 404, 403, 403],
  'delete /api/keys/{id}': /*                              */ [401, 403, 403, 204, 404, 403, 403],
  'get /api/keys/calls': customers(200),
  'get /api/keys/client': staff(200),
  'post /api/keys/stop': staff(200),
  'get /api/events': customers(200),
  'get /api/webhooks': customers(200),
  'post /api/webhooks': customers(201),
  'put /api/webhooks': /*                                  */ [401, 403, 403, 200, 404, 403, 403],
  'post /api/webhooks/rotate': /*                          */ [401, 403, 403, 200, 404, 403, 403],
  'post /api/webhooks/test': /*                            */ [401, 403, 403, 200, 404, 403, 403],
  'post /api/webhooks/replay': /*                          */ [401, 403, 403, 202, 404, 403, 403],
  'get /api/webhooks/deliveries': /*                       */ [401, 403, 403, 200, 404, 403, 403],
  'delete /api/webhooks/{id}': /*                          */ [401, 403, 403, 204, 404, 403, 403],

  'get /api/contract': /*                                  */ [401, 204, 204, 200, 204, 403, 403],
  'post /api/contract': /*                                 */ [401, 201, 201, 409, 201, 403, 403],
  'post /api/contract/update': /*                          */ [401, 404, 404, 200, 404, 403, 403],
  'get /api/contract/{id}': staff(200),
  'get /api/tracking/{code}': everybody(200),
  'get /api/files/{id}': /*                                */ [401, 404, 404, 200, 404, 200, 200],
  'get /api/getDogovor': staff(200),
  'get /api/getZayavka': staff(200),

  'get /api/calculator': loggedIn(200),
  'post /api/calculator/quote': everybody(200),
  'put /api/calculator': admin(200),
  'post /api/calculator': admin(200),
  'post /api/calculator/volume': admin(201),
  'post /api/calculator/weight': admin(201),

  'get /api/findCountry': everybody(200),
  'get /api/zones': everybody(200),
  'get /api/points': everybody(200),
  'get /api/points/cities': everybody(200),
  'post /api/points/update': admin(200),
  'post /api/points/delete': admin(200),
  'post /api/points/new': admin(201),

  'get /api/company': everybody(200),
  'put /api/company': admin(200),
  'get /api/company/history': admin(200),

  'get /api/health': everybody(200),
  'get /api/health/live': everybody(200),
  'get /api/health/ready': everybody(200),
  'get /api/state': admin(200),
  'get /api/messages': admin(200),
  'post /api/messages/resend': admin(202),
  'get /api/journal': admin(200),
  'get /api/user/data': loggedIn(200),
  'get /api/user/notices': owners(200),
  'put /api/user/notices': owners(200),
  'put /api/user/notices/level': owners(200),
  'post /api/user/notices/telegram': owners(200),
  'delete /api/user/notices/telegram': owners(204),
  'get /api/user/leaving': owners(204),
  'post /api/user/leaving': owners(200),
  'delete /api/user/leaving': owners(204),
  'get /api/journal/export': admin(200),
};
