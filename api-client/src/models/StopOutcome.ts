/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * Чем закончилась попытка рейса: handed — вручено, point — сдано в пункт, collected — забрано, failed — не вручено или не забрано, missed — не успели; null — ещё неизвестно
 */
export type StopOutcome = 'handed' | 'point' | 'collected' | 'failed' | 'missed';
