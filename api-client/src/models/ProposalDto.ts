/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { PriceEffectDto } from './PriceEffectDto';
import type { ProposalSide } from './ProposalSide';
import type { ProposalState } from './ProposalState';
import type { ProposedChangeDto } from './ProposedChangeDto';
import type { ProposedDto } from './ProposedDto';
import type { QuoteEffectDto } from './QuoteEffectDto';
export type ProposalDto = {
    /**
     * Номер предложения
     */
    id: number;
    /**
     * Номер заказа
     */
    orderId: number;
    /**
     * Версия заказа, к которой оно относится
     */
    orderVersion: number;
    /**
     * Кто предложил: клиент (client) или сотрудник (staff)
     */
    side: ProposalSide;
    /**
     * Что с ним: `waiting` — ждёт ответа, `accepted` — принято, `declined` — отклонено, `withdrawn` — отозвано, `expired` — больше не действует. Не действует то, вместо чего в заказе с тех пор изменили другое или чему уже поздно, и то, что ждёт дольше 7 дней
     */
    state: ProposalState;
    /**
     * Чьего ответа ждут; null — ничьего
     */
    waitsFor: ProposalSide | null;
    /**
     * Почему
     */
    reason: string;
    /**
     * Что изменится, словами
     */
    changes: Array<ProposedChangeDto>;
    /**
     * То же значениями: эти поля заказа изменит принятое предложение
     */
    proposed: ProposedDto;
    /**
     * Что станет с ценой
     */
    price: PriceEffectDto;
    /**
     * Что станет с расчётом; null — изменение на него не влияет
     */
    quote: QuoteEffectDto | null;
    /**
     * Когда предложено, по Минску
     */
    date: string;
    /**
     * То же мгновение точно, UTC
     */
    dateUtc: string;
    /**
     * До какого времени ждёт ответа
     */
    expiresAt: string;
    /**
     * То же мгновение точно, UTC
     */
    expiresAtUtc: string;
    /**
     * Когда ответили или отозвали
     */
    answeredAt: string | null;
    /**
     * То же мгновение точно, UTC
     */
    answeredAtUtc: string | null;
    /**
     * Почему отклонено или больше не действует
     */
    answer: string | null;
    /**
     * Кто из сотрудников предложил или ответил; клиенту не показывается
     */
    staffName: string | null;
};

