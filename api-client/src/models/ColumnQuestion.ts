/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * Что спросить у человека, прежде чем столбец будет прочитан: что в нём (field), чей это вес или объём — штуки, места или всей строки (of), в каких он единицах (unit), что в датах сначала, день или месяц (dates), какой из двух одинаковых нужен (twice), передать ли его курьеру (comment); null — всё понятно
 */
export type ColumnQuestion = 'field' | 'of' | 'unit' | 'dates' | 'twice' | 'comment';
