/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * Откуда известно время: exact — названо или отсканировано, phone — по часам телефона водителя, status — когда поставили статус, unknown — неизвестно
 */
export type HourCertainty = 'exact' | 'phone' | 'status' | 'unknown';
