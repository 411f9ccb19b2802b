/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * Режим: live — рабочий, test — тестовый. В ошибке его нет, если неизвестно, чей запрос
 */
export type Mode = 'live' | 'test';
