/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $NoteDto = {
    properties: {
        text: {
            type: 'string',
            description: `Текст; «@» с именем сотрудника — ему придёт письмо`,
            isRequired: true,
        },
        id: {
            type: 'number',
            description: `Номер заметки`,
            isRequired: true,
        },
        author: {
            type: 'string',
            description: `Кто написал`,
            isRequired: true,
        },
        createdAt: {
            type: 'string',
            description: `Когда, по Минску`,
            isRequired: true,
        },
        removable: {
            type: 'boolean',
            description: `Можно ли её удалить: своя, или удаляет администратор`,
            isRequired: true,
        },
    },
} as const;
