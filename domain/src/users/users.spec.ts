import { validLegalEntity } from '../cases';
import { problems } from '../validation/engine';
import { profileFields } from './fields';
import { roleTransition, statusTransition, type Transition } from './transitions';
import { isPendingUser, ROLES, USER_STATUSES } from './users';

describe('a registration', () => {
  it.each([
    ['pending', 'confirm', { to: 'confirmed' }],
    ['canceled', 'confirm', { to: 'confirmed' }],
    ['confirmed', 'confirm', { already: true }],
    ['pending', 'cancel', { to: 'canceled' }],
    ['canceled', 'cancel', { already: true }],
    ['confirmed', 'cancel', { refused: 'Заявка уже подтверждена, отклонить её нельзя.' }],
    ['confirmed', 'reopen', { to: 'pending' }],
    ['canceled', 'reopen', { to: 'pending' }],
    ['pending', 'reopen', { already: true }],
  ] as const)('%s, asked to %s', (from, action, outcome) => {
    expect(statusTransition(from, action)).toEqual(outcome);
  });
});

describe('a role', () => {
  const kind = (outcome: Transition<unknown>): string => Object.keys(outcome)[0] ?? '';

  it.each([
    ['customer', 'manager', 'to'],
    ['manager', 'customer', 'to'],
    ['customer', 'customer', 'already'],
    ['manager', 'manager', 'already'],
    ['customer', 'admin', 'refused'],
    ['manager', 'admin', 'refused'],
    ['admin', 'customer', 'refused'],
    ['admin', 'manager', 'refused'],
    ['admin', 'admin', 'refused'],
    ['customer', 'owner', 'refused'],
    ['customer', '', 'refused'],
  ] as const)('from %s to "%s" is %s', (from, to, expected) => {
    expect(kind(roleTransition(from, to))).toBe(expected);
  });

  it('stays as it is for a reason that is told', () => {
    expect(roleTransition('admin', 'manager')).toEqual({ refused: 'Роль администратора изменить нельзя.' });
    expect(roleTransition('manager', 'customer', true)).toEqual({ refused: 'Свою роль изменить нельзя.' });
    expect(roleTransition('manager', 'admin')).toEqual({
      refused: 'Можно выбрать только роль «Клиент» или «Менеджер».',
    });
  });

  it('becomes the one asked for', () => {
    expect(roleTransition('customer', 'manager')).toEqual({ to: 'manager' });
  });

  it('is never one’s own to change', () => {
    for (const from of ROLES) expect(kind(roleTransition(from, 'manager', true))).toBe('refused');
  });
});

describe('a pending user', () => {
  it('is a customer who is not confirmed, and never one of the staff', () => {
    const pending = ROLES.flatMap((role) =>
      USER_STATUSES.filter((status) => isPendingUser({ role, status })).map((status) => `${role} ${status}`),
    );
    expect(pending).toEqual(['customer pending', 'customer canceled']);
  });
});

describe('the current password', () => {
  const { password: _password, email, ...kept } = validLegalEntity;
  const complaint = (changes: object): unknown =>
    problems(profileFields, { ...kept, email, storedEmail: email, ...changes });

  it.each([
    ['a new password', { password: 'novyi-parol-1' }],
    ['another e-mail', { email: 'drugaya@example.by' }],
  ])('is needed with %s', (_, changes) => {
    expect(complaint(changes)).toEqual({ currentPassword: ['Введите текущий пароль'] });
    expect(complaint({ ...changes, currentPassword: 'demo-parol-2026' })).toEqual({});
  });

  it.each([
    ['no new password', { password: '' }],
    ['the same e-mail, typed otherwise', { email: ` ${email.toUpperCase()} ` }],
    ['an e-mail of which nobody says what it was', { storedEmail: undefined }],
  ])('is not needed with %s', (_, changes) => {
    expect(complaint(changes)).toEqual({});
  });
});
