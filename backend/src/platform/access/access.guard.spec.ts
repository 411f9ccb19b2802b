import type { ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Scope } from '@shlyah/domain';
import type { ApiKeys } from './api-keys';
import { AccessGuard } from './access.guard';
import { Action } from './action';
import type { AnonymousQueue } from './anonymous-queue';
import type { OriginPolicy } from './origin-policy';
import type { Quotas } from './quotas';
import type { SecondFactorPolicy } from './second-factor-policy';
import type { SessionLookup } from './session-lookup';

/** Operations as somebody may declare one day. */
class Operations {
  /** What no owner of a key may do. */
  @Action({ may: 'company:edit', key: 'quotes', summary: 'Данные компании', answer: 'nothing' })
  editCompany(): void {
    return;
  }

  @Action({ may: 'orders:read', key: 'quotes', summary: 'Заказы', answer: 'nothing' })
  getOrders(): void {
    return;
  }

  undeclared(): void {
    return;
  }
}

const owner = { id: 7, name: 'Анна', role: 'customer', status: 'confirmed' } as const;

/** The guard at an operation; keys and sessions are the owner's. */
function guardAt(operation: keyof Operations, headers: Record<string, string>) {
  const key = { id: 1, userId: owner.id, scopes: ['quotes'] as Scope[], runId: null };
  const found = { actor: owner, tokenHash: '', twoFactors: false, isConfirmed: true };
  const quotas = { take: () => Promise.resolve(), headers: () => ({}) };
  const guard = new AccessGuard(
    new Reflector(),
    { check: () => undefined } as unknown as OriginPolicy,
    { find: () => Promise.resolve(found) } as unknown as SessionLookup,
    { isLacking: () => false } as unknown as SecondFactorPolicy,
    quotas as unknown as Quotas,
    { find: () => Promise.resolve({ actor: owner, key }) } as unknown as ApiKeys,
    { enter: () => Promise.resolve() } as unknown as AnonymousQueue,
  );
  const http = {
    getRequest: () => ({ headers, cookies: headers['authorization'] ? {} : { sid: 'x' }, ip: '127.0.0.1' }),
    getResponse: () => ({ headers: () => undefined }),
  };
  const handler = Object.getOwnPropertyDescriptor(Operations.prototype, operation)?.value as () => void;
  const context = { getHandler: () => handler, switchToHttp: () => http } as unknown as ExecutionContext;
  return guard.canActivate(context);
}

const byKey = { authorization: 'Bearer shl_live_x' };

describe('the guard', () => {
  it('lets a key do what both its scopes and its owner’s rights allow', async () => {
    expect(await guardAt('getOrders', byKey)).toBe(true);
    await expect(guardAt('editCompany', byKey)).rejects.toMatchObject({ code: 'forbidden' });
  });

  it.each([
    ['a person', {}],
    ['a key', byKey],
  ])('refuses what nobody has declared to %s', async (_who, headers) => {
    await expect(guardAt('undeclared', headers)).rejects.toMatchObject({ code: 'forbidden' });
  });
});
