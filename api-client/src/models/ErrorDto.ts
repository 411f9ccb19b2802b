/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ErrorCode } from './ErrorCode';
import type { Mode } from './Mode';
import type { SavedByDto } from './SavedByDto';
export type ErrorDto = {
    /**
     * Код ответа HTTP
     */
    statusCode: number;
    /**
     * Постоянное слово для программ. Все слова — в таблице «Ошибки» этого описания
     */
    code: ErrorCode;
    /**
     * Объяснение для людей
     */
    message: string;
    /**
     * Ошибки по полям: путь к полю и список текстов
     */
    errors?: Record<string, Array<string>>;
    /**
     * Только при кодах version_conflict — данные, какими они стали, proposal_waits и proposal_closed — { proposal, order }, external_id_taken — { id, number }, cursor_expired и cursor_ahead — { oldest }
     */
    fresh?: Record<string, any>;
    /**
     * Только при коде version_conflict, если известно: кто сохранил данные из fresh и когда
     */
    savedBy?: SavedByDto;
    /**
     * Номер запроса, тот же, что в заголовке X-Request-Id: назовите его, и мы найдём причину
     */
    requestId?: string;
    /**
     * Режим: live — рабочий, test — тестовый. В ошибке его нет, если неизвестно, чей запрос
     */
    mode?: Mode;
};

