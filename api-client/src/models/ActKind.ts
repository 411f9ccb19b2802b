/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * act — акт за месяц, correction — исправление другого акта
 */
export type ActKind = 'act' | 'correction';
