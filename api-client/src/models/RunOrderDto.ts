/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { OrderHandoverDto } from './OrderHandoverDto';
import type { OrderStatusDto } from './OrderStatusDto';
import type { RunTask } from './RunTask';
import type { StopChangeDto } from './StopChangeDto';
import type { StopOutcome } from './StopOutcome';
export type RunOrderDto = {
    /**
     * Что изменилось в заказе: пока рейс собирают — с тех пор как заказ в рейсе, после выезда — с выезда. Изменённое обратно и сделанное самим рейсом не в счёт; у вернувшегося рейса и у заказа, с которым рейс закончил, список пуст
     */
    changes: Array<StopChangeDto>;
    /**
     * Изменён ли заказ после выезда так, что водителю ещё не сказали
     */
    untold: boolean;
    /**
     * Когда водителю сказали об изменениях, по Минску
     */
    toldAt: string | null;
    /**
     * Кто отметил, что водителю сказали
     */
    toldBy: string | null;
    /**
     * Чем закончилась попытка рейса: handed — вручено, point — сдано в пункт, collected — забрано, failed — не вручено или не забрано, missed — не успели; null — ещё неизвестно
     */
    outcome: StopOutcome | null;
    /**
     * Запись об этой попытке
     */
    handover: OrderHandoverDto | null;
    /**
     * Ждёт ли рейс исхода этого заказа: его везут, и другой рейс его не забрал
     */
    live: boolean;
    /**
     * Исход, который подходит, если ничего другого не сказано: вручено, сдано в пункт или забрано
     */
    usual: StopOutcome;
    /**
     * Номер заказа
     */
    id: number;
    /**
     * Доставить получателю (deliver) или забрать у отправителя (fetch)
     */
    task: RunTask;
    /**
     * Везут ли его: не удалён и не отменён
     */
    carried: boolean;
    /**
     * Ждёт ли клиент ответа об изменении
     */
    awaiting: boolean;
    /**
     * Версия заказа; null, если он удалён
     */
    version: number | null;
    /**
     * Статус; null, если заказ удалён
     */
    status: OrderStatusDto | null;
    /**
     * Заказчик
     */
    client: string | null;
    /**
     * К кому едут
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
     * Часы работы пункта
     */
    hours: string | null;
    /**
     * Срок доставки
     */
    deliveryDate: string | null;
    /**
     * Когда забрать, крайний срок; null — груз в пункте или день не назван
     */
    pickupDate: string | null;
    /**
     * С какого часа забрать, ЧЧ:ММ; null — начало не названо
     */
    pickupFrom: string | null;
    /**
     * С какого часа доставить, ЧЧ:ММ; null — начало не названо
     */
    deliveryFrom: string | null;
    /**
     * Комментарий к этому адресу
     */
    comment: string | null;
    /**
     * Хрупкий груз
     */
    fragile: boolean;
    /**
     * Сколько мест
     */
    places: number;
    /**
     * Есть ли среди груза место, ТТН которого возвращают отправителю
     */
    returnTTN: boolean;
    /**
     * Вес, кг
     */
    weight: number;
    /**
     * Объём, м³
     */
    volume: number;
    /**
     * Цена, BYN; -1 — формируется
     */
    price: number | null;
    /**
     * Кто внёс его в рейс
     */
    addedBy: string;
    /**
     * Когда, по Минску
     */
    addedAt: string;
};

