/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ImportProblemCode } from './ImportProblemCode';
export type ImportProblemDto = {
    /**
     * Слово для программ
     */
    code: ImportProblemCode;
    /**
     * Ячейка; null — дело в целой строке или в столбце, которого нет
     */
    cell: string | null;
    /**
     * Номер строки в файле, от 1
     */
    row: number;
    /**
     * О чём речь
     */
    label: string;
    /**
     * Что в ячейке сейчас; null, если ячейки нет
     */
    value: string | null;
    /**
     * Что исправить
     */
    message: string;
    /**
     * Тексты для ячейки, любой из которых её исправит
     */
    choices: Array<string>;
    /**
     * Другие строки, от 1, где в этом столбце та же ячейка и то же не так: одно исправление годится для всех. Первая из них называет все, прочие — до 50
     */
    same: Array<number>;
};

