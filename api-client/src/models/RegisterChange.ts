/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * canceled — заказ отменили, deleted — удалили, returned — вернули, cargo — изменили места или вес
 */
export type RegisterChange = 'canceled' | 'deleted' | 'returned' | 'cargo';
