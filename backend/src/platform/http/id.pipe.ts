import { Injectable, type PipeTransform } from '@nestjs/common';
import { LIMITS } from '@shlyah/domain';
import { notFound } from './errors';

/** An id in the path. Nest's ParseIntPipe takes "1e3" and "0x10"; nothing can be found under those. */
@Injectable()
export class IdPipe implements PipeTransform<string, number> {
  transform(value: string): number {
    const id = /^\d{1,10}$/.test(value) ? Number(value) : 0;
    if (id < 1 || id > LIMITS.id) throw notFound('По этому адресу ничего нет.');
    return id;
  }
}

/** The number of an order in the path; of a test order it is negative. */
@Injectable()
export class OrderIdPipe extends IdPipe {
  override transform(value: string): number {
    return value.startsWith('-') ? -super.transform(value.slice(1)) : super.transform(value);
  }
}
