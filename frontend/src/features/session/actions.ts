import { SessionService } from '../../data/provisional-client';
import { dataAction } from '../../data/action';

type Body<Call extends (arg: never) => unknown> = Parameters<Call>[0] extends { requestBody: infer Inner }
  ? Inner
  : never;

export const getCurrentUser = dataAction('getCurrentUser', () => SessionService.getCurrentUser());

export const login = dataAction('login', (requestBody: Body<typeof SessionService.login>) =>
  SessionService.login({ requestBody }),
);

export const logout = dataAction('logout', () => SessionService.logout());

export const register = dataAction('register', (requestBody: Body<typeof SessionService.register>) =>
  SessionService.register({ requestBody }),
);

export const forgotPassword = dataAction(
  'forgotPassword',
  (requestBody: Body<typeof SessionService.forgotPassword>) => SessionService.forgotPassword({ requestBody }),
);

export const resetPassword = dataAction(
  'resetPassword',
  (requestBody: Body<typeof SessionService.resetPassword>) => SessionService.resetPassword({ requestBody }),
);
