import { Shown } from './fields';

/** An account in a list of admins; a subclass gives it its name in the OpenAPI document. */
export class PersonDto {
  @Shown({ description: 'Номер учётной записи', type: 'integer', example: 12 })
  id: number;

  @Shown('Имя; null, если учётной записи уже нет', 'Анна Лис', { nullable: true })
  name: string | null;
}
