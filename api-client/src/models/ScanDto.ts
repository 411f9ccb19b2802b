/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { Failure } from './Failure';
import type { ScanAction } from './ScanAction';
export type ScanDto = {
    /**
     * Ваше имя этого сканирования, например UUID: по нему узнаётся повтор
     */
    id: string;
    /**
     * Что прочитал сканер: штрихкод места, номер заказа или код отслеживания
     */
    code: string;
    /**
     * Когда отсканировано, по часам сканирующего устройства, UTC в ISO 8601. Если нет age: не в будущем и не раньше чем 24 часа назад
     */
    at: string;
    /**
     * Сколько миллисекунд прошло от сканирования до отправки: до 24 часов. С ним неверные часы устройства не мешают; повтор шлют с новым
     */
    age?: number | null;
    /**
     * status — поставить статус, run — внести в рейс, receive — отметить, что место пришло, find — только найти
     */
    action: ScanAction;
    /**
     * Статус, для status
     */
    status?: number | null;
    /**
     * Почему не доставлена: nobody — никого не было на месте, address — неверный адрес, refused — получатель отказался, other_day — попросили привезти в другой день, damaged — груз повреждён, other — другая причина. Только при статусе «Не доставлена»; null — не сказано
     */
    failure?: Failure | null;
    /**
     * Причина своими словами, для other
     */
    failureWords?: string | null;
    /**
     * День, на который заказ переносят, для статуса 7 («Не доставлена»): любой день доставки
     */
    nextDay?: string | null;
    /**
     * Рейс, для run
     */
    run?: number | null;
};

