/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * recorded — записан; already — у заказа уже такой же исход; conflict — в заказе другое, исход виден диспетчеру рядом; refused — не принят, `note` говорит почему: исход остаётся на телефоне. Повтор того же ключа отвечает тем же
 */
export type CourierAnswer = 'recorded' | 'already' | 'conflict' | 'refused';
