/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * Откуда запись: desk — от сотрудника, scan — со сканера, courier — от водителя
 */
export type HandoverSource = 'desk' | 'scan' | 'courier';
