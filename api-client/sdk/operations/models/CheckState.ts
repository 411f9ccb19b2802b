/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * Итог: passed — верно, failed — неверно, unknown — судить было не по чему
 */
export type CheckState = 'passed' | 'failed' | 'unknown';
