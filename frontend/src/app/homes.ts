import type { ActorKind } from '@shlyah/domain';
import { paths } from '../paths';

/** Home page of each kind of user, and its orders (docs/contract.md#addresses). */
export const homes: Record<ActorKind, { home: string; orders: string }> = {
  visitor: { home: paths.login, orders: paths.login },
  pending: { home: paths.contract, orders: paths.contract },
  customer: { home: paths.myOrdersRoot, orders: paths.myOrdersRoot },
  manager: { home: paths.orders(1), orders: paths.orders(1) },
  admin: { home: paths.users, orders: paths.orders(1) },
};
