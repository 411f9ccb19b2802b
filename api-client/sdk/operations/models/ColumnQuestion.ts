/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * Что спросить у человека, прежде чем столбец будет прочитан: что в нём (field), в каких он единицах (unit), какой из двух одинаковых нужен (twice); null — всё понятно
 */
export type ColumnQuestion = 'field' | 'unit' | 'twice';
