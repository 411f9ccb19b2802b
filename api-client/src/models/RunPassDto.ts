/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { CourierConflictDto } from './CourierConflictDto';
export type RunPassDto = {
    /**
     * Когда дали, по Минску
     */
    givenAt: string;
    /**
     * Кто дал
     */
    givenBy: string;
    /**
     * Когда водитель принял рейс, по Минску
     */
    acceptedAt: string | null;
    /**
     * С какого устройства
     */
    device: string | null;
    /**
     * Когда страница водителя в последний раз обращалась к серверу, по Минску
     */
    seenAt: string | null;
    /**
     * До какого времени действует, по Минску
     */
    expiresAt: string;
    /**
     * Когда закрыли, по Минску
     */
    closedAt: string | null;
    /**
     * Исходы водителя, которые не записаны: в заказе другое. Когда в заказе станет так же, исхода здесь не будет
     */
    conflicts: Array<CourierConflictDto>;
};

