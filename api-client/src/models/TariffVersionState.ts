/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * past — действовала раньше; current — действует; coming — начнёт действовать
 */
export type TariffVersionState = 'past' | 'current' | 'coming';
