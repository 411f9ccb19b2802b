/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { Failure } from './Failure';
import type { ReceivedAs } from './ReceivedAs';
import type { RunTask } from './RunTask';
import type { StopOutcome } from './StopOutcome';
export type CourierOutcomeDto = {
    /**
     * Имя того, кто принял груз
     */
    receivedBy?: string | null;
    /**
     * Кто принял груз: receiver — получатель, employee — сотрудник, relative — родственник, guard — охрана, neighbour — сосед
     */
    receivedAs?: ReceivedAs | null;
    /**
     * Сколько мест передали; без него — все
     */
    places?: number | null;
    /**
     * Сколько мест вернулось на склад, если заказ не вручён
     */
    placesBack?: number | null;
    /**
     * Подписанную ТТН забрали
     */
    ttnTaken?: boolean | null;
    /**
     * Принявший показал документ; сам документ не записывают
     */
    documentShown?: boolean | null;
    /**
     * Груз вручили с повреждением; только с handed
     */
    damaged?: boolean | null;
    /**
     * Ваш ключ этого исхода, UUID: с ним исход записывается один раз, сколько бы раз его ни прислали
     */
    key: string;
    /**
     * Номер заказа
     */
    order: number;
    /**
     * Доставить получателю (deliver) или забрать у отправителя (fetch)
     */
    task: RunTask;
    /**
     * Доставка: handed — вручено, point — сдано в пункт, failed — не вручено, missed — не успели. Забор: collected — забрано, failed — не забрано, missed — не успели. Не нужен с `undo`
     */
    outcome?: StopOutcome | null;
    /**
     * Когда, UTC в ISO 8601, по сверенным часам телефона: не в будущем и не больше 72 часов назад
     */
    at: string;
    /**
     * false — часы телефона не сверены с сервером: время запишется как «часы телефона»
     */
    sure?: boolean | null;
    /**
     * Почему не вручено или не забрано, для failed
     */
    failure?: Failure | null;
    /**
     * Причина своими словами, для other
     */
    failureWords?: string | null;
    /**
     * День, на который заказ переносят, для failed и missed: любой день доставки
     */
    nextDay?: string | null;
    /**
     * Ключ вашего прежнего исхода этого заказа, вместо которого этот; пока рейс не закрыт
     */
    corrects?: string | null;
    /**
     * Подпись на экране: «ширина,высота;x,y,x,y,…;x,y,…» — размер поля, затем штрихи, целые числа в пикселях; до 200 штрихов, 4000 точек и 40000 символов. Неразборчивую подпись отклоняют с этим исходом
     */
    signature?: string | null;
    /**
     * Номер доверенности, по которой принят груз, до 60 символов
     */
    proxy?: string | null;
    /**
     * Почему нет подписи или фото, которых просит `proof`, до 255 символов
     */
    noProof?: string | null;
    /**
     * Ключи фото, UUID, до 3: сами фото присылают после исхода, `PUT /api/courier/pictures/{key}`
     */
    pictures?: Array<string> | null;
    /**
     * true — исхода `corrects` не было: заказ снова без исхода
     */
    undo?: boolean | null;
};

