import {
  ACTOR_KINDS,
  actorKind,
  actorKindIn,
  can,
  CAPABILITIES,
  mayDo,
  allowedActorsText,
  type Capability,
} from './capabilities';

/** The table of docs/contract.md#access, written out once more: visitor, pending, customer, manager, admin. */
const TABLE: Record<Capability, string> = {
  'account:own': '-++++',
  'calculator:read': '-++++',
  'files:read': '-++++',
  'contract:own': '-++--',
  'account:leave': '-++--',
  'notices:own': '-++--',
  'orders:read': '--+++',
  'orders:create': '--+--',
  'orders:propose': '--+++',
  'integrations:own': '--+--',
  'integrations:watch': '---++',
  'orders:edit': '---++',
  'orders:delete': '----+',
  'users:read': '---++',
  'users:edit': '---++',
  'registrations:decide': '---++',
  'contracts:read': '---++',
  'documents:download': '---++',
  'state:read': '----+',
  'messages:watch': '----+',
  'journal:read': '----+',
  'roles:change': '----+',
  'users:delete': '----+',
  'factors:reset': '----+',
  'tariff:edit': '----+',
  'points:edit': '----+',
  'company:edit': '----+',
  'calendar:edit': '----+',
  'acts:issue': '----+',
  'payments:edit': '----+',
  'acts:agree': '--+--',
};

describe('the capabilities', () => {
  it.each(Object.entries(TABLE) as [Capability, string][])('%s is %s', (capability, row) => {
    expect(ACTOR_KINDS.map((actor) => (can(actor, capability) ? '+' : '-')).join('')).toBe(row);
  });

  it('are all in the table above', () => {
    expect(Object.keys(CAPABILITIES).sort()).toEqual(Object.keys(TABLE).sort());
  });

  it('say in Russian who has them', () => {
    expect(allowedActorsText('orders:edit')).toBe('Кто может: менеджер, администратор.');
    expect(allowedActorsText('orders:create')).toBe(
      'Кто может: подтверждённый клиент. В песочнице — и клиент, чья регистрация ждёт решения.',
    );
    expect(allowedActorsText('acts:issue')).toBe(
      'Кто может: администратор, менеджер с правом «Бухгалтерия».',
    );
    expect(allowedActorsText('contract:own')).toBe(
      'Кто может: клиент с неподтверждённой или отклонённой заявкой, подтверждённый клиент.',
    );
  });
});

describe('the right «Бухгалтерия»', () => {
  const given = Object.keys(TABLE) as Capability[];

  it('gives managers acts and payments, and nothing else', () => {
    const more = given.filter((one) => mayDo('manager', { isAccountant: true }, one) && !can('manager', one));
    expect(more).toEqual(['acts:issue', 'payments:edit']);
  });

  it('gives nothing to other kinds, nor to managers without it', () => {
    for (const kind of ACTOR_KINDS)
      for (const one of given) {
        const user = { isAccountant: kind !== 'manager' };
        expect([kind, one, mayDo(kind, user, one)]).toEqual([kind, one, can(kind, one)]);
      }
  });
});

describe('the kind of an actor', () => {
  it.each([
    [null, 'visitor'],
    [undefined, 'visitor'],
    [{ role: 'customer', status: 'pending' }, 'pending'],
    [{ role: 'customer', status: 'canceled' }, 'pending'],
    [{ role: 'customer', status: 'confirmed' }, 'customer'],
    [{ role: 'manager', status: 'pending' }, 'manager'],
    [{ role: 'admin', status: 'confirmed' }, 'admin'],
    [{ role: 'owner', status: 'confirmed' }, 'visitor'],
  ])('of %p is %s', (user, kind) => {
    expect(actorKind(user)).toBe(kind);
  });
});

describe('the kind of an actor in the sandbox', () => {
  it.each([
    [null, 'visitor', 'visitor'],
    [{ role: 'customer', status: 'pending' }, 'pending', 'customer'],
    [{ role: 'customer', status: 'canceled' }, 'pending', 'pending'],
    [{ role: 'customer', status: 'confirmed' }, 'customer', 'customer'],
    [{ role: 'manager', status: 'pending' }, 'manager', 'manager'],
  ])('of %p is %s with real orders and %s with test ones', (user, live, test) => {
    expect([actorKindIn('live', user), actorKindIn('test', user)]).toEqual([live, test]);
  });
});
