import { readFields, senderFields, type CommonValues } from '@shlyah/domain';
import { jsonIn, type JsonFields } from '../../../platform/files/import/sent-table';
import { invalid } from '../../../platform/http/errors';
import type { ImportDto, ImportResultDto } from '../http/dto/import.dto';

/** Numbers of the orders that rows have made, by the rows' numbers from 1. */
export function madeOrders({ made }: ImportResultDto): Map<number, number> {
  const orders = Object.entries(jsonIn('made', made)).map(([row, id]) => {
    if (!/^[1-9]\d{0,3}$/.test(row) || !Number.isSafeInteger(id) || Math.abs(id as number) > 2 ** 31)
      throw invalid({ made: ['Передайте номера заказов по строкам файла: {"7":1234}'] });
    return [Number(row), id as number] as const;
  });
  return new Map(orders);
}

const ORDER = [...Object.keys(senderFields), 'deliveryDate', 'notifyReceiver'];
const PLACE = ['type', 'length', 'width', 'height', 'weight', 'volume'];

const only = (fields: JsonFields, names: string[]): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => names.includes(name) && value !== null && value !== ''),
  );

/** What is said once for all rows; other names are left out. */
export function commonOf({ common }: ImportDto): Required<CommonValues> {
  const fields = jsonIn('common', common);
  return { order: only(fields, ORDER), place: only(readFields(fields['place']), PLACE) };
}
