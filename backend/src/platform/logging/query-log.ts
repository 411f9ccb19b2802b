import { Logger } from '@nestjs/common';
import { AbstractLogger } from 'typeorm';
import { statementOnly } from './hide-personal';

/** A query that takes longer is logged, ms. */
export const slowQueryMs = 500;

/** Logs slow queries without their values. Failed queries are logged where their error is handled. */
export class QueryLog extends AbstractLogger {
  private readonly logger = new Logger('Database');

  override logQuerySlow(ms: number, query: string): void {
    this.logger.warn({ msg: 'slow query', ms: Math.round(ms), sql: statementOnly(query) });
  }

  protected writeLog(): void {
    return;
  }
}
