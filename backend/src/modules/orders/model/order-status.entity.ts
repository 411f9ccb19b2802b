import { Column, Entity, PrimaryColumn } from 'typeorm';
import { exact, words } from '../../../platform/database/columns';

/** The status of an order: «Новая», «В пути»… */
@Entity('order_statuses')
export class OrderStatus {
  @PrimaryColumn({ type: 'int' })
  id: number;

  @Column(words(80, false))
  name: string;

  @Column(exact(16))
  color: string;
}

/** The state of an order: active, finished, archived. */
@Entity('order_states')
export class OrderState {
  @PrimaryColumn({ type: 'int' })
  id: number;

  @Column(words(80, false))
  name: string;
}
