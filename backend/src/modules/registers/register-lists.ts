import { Injectable } from '@nestjs/common';
import { OrderLists } from '../order-lists';
import { Register, RegisterOrder } from './register.entity';

/** Registers and their orders. */
@Injectable()
export class RegisterLists extends OrderLists<Register, 'registerId', RegisterOrder> {
  protected readonly kind = {
    lists: Register,
    rows: RegisterOrder,
    key: 'registerId',
    field: 'register',
  } as const;
}
