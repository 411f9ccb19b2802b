/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { TableSeparator } from './TableSeparator';
export type ImportResultForm = {
    /**
     * JSON: что в столбцах, где заголовка мало, по номеру столбца от 0. field — из ImportField, null — столбец не нужен; unit — см, мм, м, кг, г, т, м³ или л, у дат — что в них сначала: ДД.ММ или ММ.ДД. Подойдёт любой из options столбца
     */
    columns?: string | null;
    /**
     * JSON: то же по заголовкам — что вы запомнили о таких столбцах с прошлого раза
     */
    headings?: string | null;
    /**
     * JSON: исправленные ячейки, вместо тех, что в файле
     */
    cells?: string | null;
    /**
     * Номера строк файла через запятую: ответ — только об их заказах. Без них — обо всех
     */
    rows?: string | null;
    /**
     * Лист книги .xlsx: название или номер от 1. Без него — первый видимый лист, на котором есть заказы
     */
    sheet?: string | null;
    /**
     * Что стоит между ячейками файла .csv: точка с запятой (semicolon), запятая (comma) или табуляция (tab). Без него узнаём сами
     */
    separator?: TableSeparator | null;
    /**
     * Номера строк файла через запятую, которые нужно взять, хотя они в leftOut
     */
    take?: string | null;
    /**
     * JSON: что одно на весь файл. Поля отправителя и даты как у `POST /api/order`, а в place — type, length, width, height, weight, volume мест, о которых в файле не сказано
     */
    common?: string | null;
    /**
     * JSON: номера оформленных заказов по номеру (от 1) их первой строки в файле
     */
    made?: string | null;
    /**
     * Та же таблица
     */
    file?: Blob;
};

