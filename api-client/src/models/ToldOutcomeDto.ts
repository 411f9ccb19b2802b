/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { CourierAnswer } from './CourierAnswer';
export type ToldOutcomeDto = {
    /**
     * Ключ исхода
     */
    key: string;
    /**
     * recorded — записан; already — у заказа уже такой же исход; conflict — в заказе другое, исход виден диспетчеру рядом; refused — не принят, `note` говорит почему: исход остаётся на телефоне. Повтор того же ключа отвечает тем же
     */
    taken: CourierAnswer;
    /**
     * Почему не записан
     */
    note: string | null;
};

