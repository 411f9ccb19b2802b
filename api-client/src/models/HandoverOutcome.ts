/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * Чем закончилась попытка: handed — вручено, point — сдано в пункт, collected — забрано у отправителя, failed — не вручено
 */
export type HandoverOutcome = 'handed' | 'point' | 'collected' | 'failed';
