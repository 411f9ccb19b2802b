/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { NewCalendarDayDto } from './NewCalendarDayDto';
import type { Weekday } from './Weekday';
export type UpdateCalendarDto = {
    /**
     * Дни недели, когда есть доставка: хотя бы один
     */
    weekdays: Array<Weekday>;
    /**
     * Дни, которые отличаются от своего дня недели: праздники и перенесённые рабочие дни
     */
    days: Array<NewCalendarDayDto>;
    /**
     * Час по Минску, с которого заказы на сегодня и на завтра не принимаются; пусто — принимаются всегда
     */
    closesAt?: number | null;
    /**
     * Версия, которую вы читали. Если данные с тех пор изменили, ответ — 409
     */
    version: number;
};

