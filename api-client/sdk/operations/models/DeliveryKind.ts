/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * Откуда: забрать у клиента (client) или из пункта (punkt)
 */
export type DeliveryKind = 'client' | 'punkt';
