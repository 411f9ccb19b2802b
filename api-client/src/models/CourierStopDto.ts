/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { CourierProof } from './CourierProof';
import type { CourierStopOutcomeDto } from './CourierStopOutcomeDto';
import type { RunTask } from './RunTask';
import type { StopChangeDto } from './StopChangeDto';
export type CourierStopDto = {
    /**
     * Номер заказа
     */
    id: number;
    /**
     * Доставить получателю (deliver) или забрать у отправителя (fetch)
     */
    task: RunTask;
    /**
     * Место в объезде, с 1
     */
    position: number;
    /**
     * К кому едут: организация и человек; null, если заказ удалён
     */
    person: string | null;
    /**
     * Телефон
     */
    phone: string | null;
    /**
     * Населённый пункт
     */
    town: string | null;
    /**
     * Адрес или пункт
     */
    address: string | null;
    /**
     * Едут ли в пункт
     */
    point: boolean;
    /**
     * Часы работы пункта
     */
    hours: string | null;
    /**
     * Срок доставки
     */
    deliveryDate: string | null;
    /**
     * С какого часа доставить, ЧЧ:ММ; null — начало не названо
     */
    deliveryFrom: string | null;
    /**
     * Когда забрать, крайний срок; null — день не назван
     */
    pickupDate: string | null;
    /**
     * С какого часа забрать, ЧЧ:ММ; null — начало не названо
     */
    pickupFrom: string | null;
    /**
     * Комментарий к этому адресу, целиком
     */
    comment: string | null;
    /**
     * Сколько мест
     */
    places: number;
    /**
     * Вес, кг
     */
    weight: number;
    /**
     * Хрупкий груз
     */
    fragile: boolean;
    /**
     * Нужно ли вернуть отправителю подписанную ТТН
     */
    returnTTN: boolean;
    /**
     * Номера ТТН груза
     */
    ttn: Array<string>;
    /**
     * Что в заказе изменилось после выезда
     */
    changes: Array<StopChangeDto>;
    /**
     * Везёт ли его этот рейс: заказ не отменён, не удалён и не в другом рейсе
     */
    carried: boolean;
    /**
     * Что попросить, если вручено: signature — подпись, picture — фото, both — подпись и фото, none — ничего. Без этого исход тоже принимают, с причиной в `noProof`
     */
    proof: CourierProof;
    /**
     * Чем закончилась попытка; null — ещё неизвестно
     */
    outcome: CourierStopOutcomeDto | null;
};

