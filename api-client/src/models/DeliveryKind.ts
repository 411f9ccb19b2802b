/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * Откуда
 */
export type DeliveryKind = 'client' | 'punkt';
