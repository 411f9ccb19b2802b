/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * waiting — ждёт отправки или повтора, delivered — принято, failed — больше не отправляем
 */
export type DeliveryState = 'waiting' | 'delivered' | 'failed';
