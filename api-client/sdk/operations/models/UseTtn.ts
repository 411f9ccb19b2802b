/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * ТТН с грузом
 */
export type UseTtn = 'yes' | 'no';
