/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { Failure } from './Failure';
import type { ReceivedAs } from './ReceivedAs';
import type { StopOutcome } from './StopOutcome';
export type RunOutcomeDto = {
    /**
     * Когда, ГГГГ-ММ-ДД ЧЧ:ММ по Минску: не в будущем, не раньше выезда и не больше 72 часов назад; без него время неизвестно
     */
    at?: string | null;
    /**
     * Имя того, кто принял груз
     */
    receivedBy?: string | null;
    /**
     * Кто принял груз: receiver — получатель, employee — сотрудник, relative — родственник, guard — охрана, neighbour — сосед
     */
    receivedAs?: ReceivedAs | null;
    /**
     * Сколько мест передали; без него — все
     */
    places?: number | null;
    /**
     * Сколько мест вернулось на склад, для failed при доставке; без него — все
     */
    placesBack?: number | null;
    /**
     * Подписанную ТТН забрали
     */
    ttnTaken?: boolean | null;
    /**
     * Номер заказа
     */
    order: number;
    /**
     * Доставка: handed — вручено, point — сдано в пункт, failed — не вручено, missed — не успели. Забор: collected — забрано, failed — не забрано, missed — не успели
     */
    outcome: StopOutcome;
    /**
     * Почему не вручено или не забрано, для failed
     */
    failure?: Failure | null;
    /**
     * Причина своими словами, для other
     */
    failureWords?: string | null;
    /**
     * День, на который заказ переносят, для failed и missed: любой день доставки
     */
    nextDay?: string | null;
};

