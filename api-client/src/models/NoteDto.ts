/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type NoteDto = {
    /**
     * Текст; «@» с именем сотрудника — ему придёт письмо
     */
    text: string;
    /**
     * Номер заметки
     */
    id: number;
    /**
     * Кто написал
     */
    author: string;
    /**
     * Когда, по Минску
     */
    createdAt: string;
    /**
     * Можно ли её удалить: своя, или удаляет администратор
     */
    removable: boolean;
};

