/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { CalendarDayDto } from './CalendarDayDto';
import type { Weekday } from './Weekday';
export type CalendarDto = {
    /**
     * Дни недели, когда есть доставка
     */
    weekdays: Array<Weekday>;
    /**
     * Дни, которые отличаются от своего дня недели
     */
    days: Array<CalendarDayDto>;
    /**
     * Час по Минску, с которого заказы на сегодня и на завтра не принимаются; null — принимаются всегда
     */
    closesAt: number | null;
    /**
     * Версия данных
     */
    version: number;
};

