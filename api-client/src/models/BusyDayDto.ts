/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { BusyRunDto } from './BusyRunDto';
export type BusyDayDto = {
    /**
     * День
     */
    day: string;
    /**
     * Сколько заказов в работе назначено доставить в этот день
     */
    orders: number;
    /**
     * Сколько заказов назначено забрать у отправителей в этот день (pickupDate)
     */
    pickups: number;
    /**
     * false — в этот день доставки нет
     */
    isOpen: boolean;
    /**
     * Ближайший день доставки после дня, в который её нет: на него можно перенести заказы и то, что нужно забрать. У дней с доставкой null
     */
    next: string | null;
    /**
     * В каких рейсах заказы дня, в который доставки нет; у дней с доставкой пусто
     */
    runs: Array<BusyRunDto>;
};

