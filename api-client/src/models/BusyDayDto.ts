/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { BusyRunDto } from './BusyRunDto';
export type BusyDayDto = {
    /**
     * День доставки
     */
    day: string;
    /**
     * Сколько заказов в работе
     */
    orders: number;
    /**
     * false — в этот день доставки нет
     */
    isOpen: boolean;
    /**
     * Ближайший день доставки после дня, в который её нет: на него можно перенести заказы. У дней с доставкой null
     */
    next: string | null;
    /**
     * В каких рейсах заказы дня, в который доставки нет; у дней с доставкой пусто
     */
    runs: Array<BusyRunDto>;
};

