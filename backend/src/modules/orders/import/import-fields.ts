import { readFields, senderFields, type CommonValues } from '@shlyah/domain';
import { jsonIn, type JsonFields } from '../../../platform/files/import/sent-table';
import { invalid } from '../../../platform/http/errors';
import type { ImportDto, ImportResultDto } from '../dto/import.dto';

/** The ids of placed orders by the number (from 1) of their first row. */
export function placedOrders({ made }: ImportResultDto): Map<number, number> {
  const orders = Object.entries(jsonIn('made', made)).map(([row, id]) => {
    if (!/^[1-9]\d{0,3}$/.test(row) || !Number.isSafeInteger(id) || Math.abs(id as number) > 2 ** 31)
      throw invalid({ made: ['Передайте номера заказов по строкам файла: {"7":1234}'] });
    return [Number(row), id as number] as const;
  });
  return new Map(orders);
}

const COMMON_ORDER_FIELDS = [...Object.keys(senderFields), 'deliveryDate', 'notifyReceiver'];
const COMMON_PACKAGE_FIELDS = ['type', 'length', 'width', 'height', 'weight', 'volume'];

const pick = (fields: JsonFields, names: string[]): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).filter(
      // An empty comment says that there is none: the address book does not fill it.
      ([name, value]) => names.includes(name) && value !== null && (value !== '' || name === 'comment'),
    ),
  );

/** The fields common to all rows; unknown names are ignored. */
export function commonOf({ common }: ImportDto): Required<CommonValues> {
  const fields = jsonIn('common', common);
  return {
    order: pick(fields, COMMON_ORDER_FIELDS),
    place: pick(readFields(fields['place']), COMMON_PACKAGE_FIELDS),
  };
}
