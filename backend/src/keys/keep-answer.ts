import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { tap } from 'rxjs';
import type { CallerRequest } from '../access/caller';

/** What a watched key is answered is looked at when the answer has gone (webhooks/conformance). */
@Injectable()
export class KeepAnswer implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler) {
    const request = context.switchToHttp().getRequest<CallerRequest>();
    if (!request.key?.runId) return next.handle();
    return next.handle().pipe(tap((answer: unknown) => (request.answered = answer)));
  }
}
