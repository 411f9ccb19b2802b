/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * Кому вручили: personally — лично получателю, other — другому лицу; null, если посылка не вручена или это не записано. Имени здесь нет
 */
export type HandedTo = 'personally' | 'other';
