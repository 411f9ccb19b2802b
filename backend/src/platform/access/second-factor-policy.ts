import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config';
import type { Actor } from '../http/actor';
import { isStaff, type CallerRequest } from '../http/caller';

/** Of whom the operator wants a second factor (docs/contract.md#staff-second-factor). */
@Injectable()
export class SecondFactorPolicy {
  constructor(@Inject(CONFIG) private readonly config: Pick<Config, 'staffTwoFactor'>) {}

  needs(actor: Pick<Actor, 'role'>): boolean {
    return this.config.staffTwoFactor && isStaff(actor);
  }

  /** Whether the caller has logged in with less, and so may use only the own account. */
  isLacking({ caller, twoFactors }: CallerRequest): boolean {
    return caller !== undefined && this.needs(caller) && twoFactors !== true;
  }
}
