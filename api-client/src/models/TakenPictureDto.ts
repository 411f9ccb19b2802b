/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { PictureAnswer } from './PictureAnswer';
export type TakenPictureDto = {
    /**
     * Ключ фото
     */
    key: string;
    /**
     * recorded — принято; already — это фото уже есть; refused — не принято, `note` говорит почему. Повтор того же ключа безвреден
     */
    taken: PictureAnswer;
    /**
     * Почему не принято, или почему не сохранено
     */
    note: string | null;
    /**
     * false — исхода с таким ключом у сервера нет: сначала пришлите исход, потом то же фото ещё раз
     */
    outcomeKnown: boolean;
};

