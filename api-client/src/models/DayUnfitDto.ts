/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { DayUnfit } from './DayUnfit';
export type DayUnfitDto = {
    /**
     * closed — в этот день доставки нет; pickupClosed — забрать назначено на день, когда доставки нет; late — оформлен поздно для этого дня; noPrice — без цены; byAgreement — цена по договорённости; overLimits — больше, чем принимает пункт; awaiting — ждёт ответа об изменении
     */
    reason: DayUnfit;
    /**
     * Номера заказов
     */
    ids: Array<number>;
};

