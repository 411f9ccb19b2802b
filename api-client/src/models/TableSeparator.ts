/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * Что стоит между ячейками файла .csv: точка с запятой (semicolon), запятая (comma) или табуляция (tab). Без него узнаём сами
 */
export type TableSeparator = 'semicolon' | 'comma' | 'tab';
