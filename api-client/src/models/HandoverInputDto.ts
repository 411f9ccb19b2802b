/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ReceivedAs } from './ReceivedAs';
export type HandoverInputDto = {
    /**
     * Когда, ГГГГ-ММ-ДД ЧЧ:ММ по Минску: не в будущем, не раньше выезда рейса и не больше 72 часов назад. Без него — время статуса; null — время неизвестно
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
     * Сколько мест вернулось на склад, если заказ не вручён
     */
    placesBack?: number | null;
    /**
     * Подписанную ТТН забрали
     */
    ttnTaken?: boolean | null;
};

