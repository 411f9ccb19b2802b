/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { JournalPage } from '../models/JournalPage';
import type { CancelablePromise } from '../core/CancelablePromise';
import { OpenAPI } from '../core/OpenAPI';
import { request as __request } from '../core/request';
export class JournalService {
    /**
     * Журнал: кто входил, менял пароли, права, цены и тарифы, удалял заказы, смотрел документы
     * Сначала новые.
     *
     * Кто может: администратор.
     * @returns JournalPage Журнал: кто входил, менял пароли, права, цены и тарифы, удалял заказы, смотрел документы
     * @throws ApiError
     */
    public static getJournal({
        person,
        account,
        order,
        kind,
        dateFrom,
        dateTo,
        page,
    }: {
        /**
         * Записи об этом человеке и о том, что сделал он: имя, организация или почта, хотя бы частью
         */
        person?: string | null,
        /**
         * То же по номеру учётной записи: и тех, кого уже нет
         */
        account?: number | null,
        /**
         * Записи об этом заказе
         */
        order?: number | null,
        /**
         * Только записи этого вида
         */
        kind?: 'login' | 'loginFailed' | 'triesSpent' | 'logout' | 'sessionEnded' | 'registered' | 'passwordAsked' | 'passwordChanged' | 'emailAsked' | 'emailChanged' | 'factorAdded' | 'factorRemoved' | 'factorFailed' | 'recoveryUsed' | 'confirmed' | 'confirmFailed' | 'keyCreated' | 'keyRotated' | 'keyRevoked' | 'webhookNamed' | 'noticesEnded' | 'silenceEnded' | 'roleChanged' | 'statusChanged' | 'leavingAsked' | 'leavingTakenBack' | 'accountDeleted' | 'scanViewed' | 'contractViewed' | 'paperMade' | 'registerDissolved' | 'exported' | 'companyChanged' | 'calendarChanged' | 'tariffChanged' | 'termsChanged' | 'pointsChanged' | 'orderPriced' | 'orderDeleted' | 'orderRestored' | 'statusesSet' | 'statusesTakenBack' | 'runLeft' | 'runTakenBack' | 'runReturned' | 'runReturnUndone' | 'passGiven' | 'passClosed' | 'conflictSettled' | 'actIssued' | 'actAnnulled' | 'actNumberStated' | 'paymentAdded' | 'paymentReversed' | 'accountingChanged' | 'actAgreed' | 'actObjected' | 'objectionWithdrawn' | 'objectionAnswered' | 'movedDaysChanged' | 'journalCut' | null,
        /**
         * С какого дня, ГГГГ-ММ-ДД
         */
        dateFrom?: string | null,
        /**
         * По какой день включительно, ГГГГ-ММ-ДД
         */
        dateTo?: string | null,
        /**
         * Страница, от 1; за последней страницей — пустые
         */
        page?: number | null,
    }): CancelablePromise<JournalPage> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/journal',
            query: {
                'person': person,
                'account': account,
                'order': order,
                'kind': kind,
                'dateFrom': dateFrom,
                'dateTo': dateTo,
                'page': page,
            },
        });
    }
    /**
     * Журнал таблицей CSV
     * Не больше 10 000 записей, сначала новые. Сама выгрузка тоже записывается в журнал.
     *
     * Только в первые 15 минут после входа или подтверждения (`POST /api/user/confirm`).
     *
     * Кто может: администратор.
     * @returns binary Журнал таблицей CSV
     * @throws ApiError
     */
    public static exportJournal({
        person,
        account,
        order,
        kind,
        dateFrom,
        dateTo,
    }: {
        /**
         * Записи об этом человеке и о том, что сделал он: имя, организация или почта, хотя бы частью
         */
        person?: string | null,
        /**
         * То же по номеру учётной записи: и тех, кого уже нет
         */
        account?: number | null,
        /**
         * Записи об этом заказе
         */
        order?: number | null,
        /**
         * Только записи этого вида
         */
        kind?: 'login' | 'loginFailed' | 'triesSpent' | 'logout' | 'sessionEnded' | 'registered' | 'passwordAsked' | 'passwordChanged' | 'emailAsked' | 'emailChanged' | 'factorAdded' | 'factorRemoved' | 'factorFailed' | 'recoveryUsed' | 'confirmed' | 'confirmFailed' | 'keyCreated' | 'keyRotated' | 'keyRevoked' | 'webhookNamed' | 'noticesEnded' | 'silenceEnded' | 'roleChanged' | 'statusChanged' | 'leavingAsked' | 'leavingTakenBack' | 'accountDeleted' | 'scanViewed' | 'contractViewed' | 'paperMade' | 'registerDissolved' | 'exported' | 'companyChanged' | 'calendarChanged' | 'tariffChanged' | 'termsChanged' | 'pointsChanged' | 'orderPriced' | 'orderDeleted' | 'orderRestored' | 'statusesSet' | 'statusesTakenBack' | 'runLeft' | 'runTakenBack' | 'runReturned' | 'runReturnUndone' | 'passGiven' | 'passClosed' | 'conflictSettled' | 'actIssued' | 'actAnnulled' | 'actNumberStated' | 'paymentAdded' | 'paymentReversed' | 'accountingChanged' | 'actAgreed' | 'actObjected' | 'objectionWithdrawn' | 'objectionAnswered' | 'movedDaysChanged' | 'journalCut' | null,
        /**
         * С какого дня, ГГГГ-ММ-ДД
         */
        dateFrom?: string | null,
        /**
         * По какой день включительно, ГГГГ-ММ-ДД
         */
        dateTo?: string | null,
    }): CancelablePromise<Blob> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/journal/export',
            query: {
                'person': person,
                'account': account,
                'order': order,
                'kind': kind,
                'dateFrom': dateFrom,
                'dateTo': dateTo,
            },
        });
    }
}
