import { Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { refusal } from '../../../platform/http/errors';

/** Runs the passport strategy; every failure gets the same message. */
@Injectable()
export class LoginGuard extends AuthGuard('local') {
  override handleRequest<TUser>(error: unknown, user: TUser | false): TUser {
    if (error) throw error as Error;
    if (!user) throw refusal('wrong_credentials');
    return user;
  }
}
