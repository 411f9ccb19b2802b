/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * stands — статус всё ещё тот, что поставили, его можно вернуть; changed — с тех пор его поставили снова; takenBack — уже вернули; deleted — заказ удалён
 */
export type BulkOutcome = 'stands' | 'changed' | 'takenBack' | 'deleted';
