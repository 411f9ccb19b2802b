/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { BulkOutcome } from './BulkOutcome';
import type { BulkStatusDto } from './BulkStatusDto';
import type { SavedByDto } from './SavedByDto';
export type BulkOrderDto = {
    /**
     * Номер заказа
     */
    id: number;
    /**
     * Статус до изменения
     */
    before: BulkStatusDto;
    /**
     * Статус сейчас; null, если заказ удалён
     */
    status: BulkStatusDto | null;
    /**
     * stands — статус всё ещё тот, что поставили, его можно вернуть; changed — с тех пор его поставили снова; takenBack — уже вернули; deleted — заказ удалён
     */
    outcome: BulkOutcome;
    /**
     * Кто и когда вернул статус или поставил его снова
     */
    savedBy?: SavedByDto;
};

