/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * Откуда известно время: exact — названо или отсканировано, status — когда поставили статус, unknown — неизвестно
 */
export type HourCertainty = 'exact' | 'status' | 'unknown';
