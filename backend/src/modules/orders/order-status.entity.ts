import { Column, Entity, PrimaryColumn } from 'typeorm';
import { exact, words } from '../../platform/database/columns';

/** Where an order is on its way: «Новая», «В пути»… */
@Entity('order_statuses')
export class OrderStatus {
  @PrimaryColumn({ type: 'int' })
  id: number;

  @Column(words(80, false))
  name: string;

  @Column(exact(16))
  color: string;
}

/** The group an order belongs to: active, finished, archive. */
@Entity('order_states')
export class OrderState {
  @PrimaryColumn({ type: 'int' })
  id: number;

  @Column(words(80, false))
  name: string;
}
