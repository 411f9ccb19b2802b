/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type TableSheetDto = {
    /**
     * Название
     */
    name: string;
    /**
     * Сколько в нём заполненных строк; null — не удалось сосчитать
     */
    rows: number | null;
    /**
     * Скрыт ли он в файле
     */
    isHidden: boolean;
    /**
     * Прочитан ли этот лист
     */
    isRead: boolean;
};

