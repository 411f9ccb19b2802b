/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * status — поставить статус, run — внести в рейс, receive — отметить, что место пришло, find — только найти
 */
export type ScanAction = 'status' | 'run' | 'receive' | 'find';
