/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { DeliveryKind } from './DeliveryKind';
import type { Failure } from './Failure';
import type { HandoverDto } from './HandoverDto';
import type { Mode } from './Mode';
import type { OrderPointDto } from './OrderPointDto';
import type { OrderStateDto } from './OrderStateDto';
import type { OrderStatusDto } from './OrderStatusDto';
import type { OrderUserDto } from './OrderUserDto';
import type { PackageDto } from './PackageDto';
import type { QuoteDto } from './QuoteDto';
import type { ReceiverType } from './ReceiverType';
import type { Tarif } from './Tarif';
import type { WaitingProposalDto } from './WaitingProposalDto';
export type OrderDto = {
    /**
     * Контактное лицо
     */
    contactPerson: boolean;
    /**
     * ФИО контактного лица
     */
    contactPersonName: string | null;
    /**
     * Телефон контактного лица
     */
    contactPersonPhone: string | null;
    /**
     * Откуда: забрать у клиента (client) или из пункта (punkt)
     */
    delivery: DeliveryKind;
    /**
     * Город отправителя, как в findCountry; без него — название по номеру
     */
    address: string | null;
    /**
     * Номер города отправителя из findCountry
     */
    addressId: number | null;
    /**
     * Улица отправителя
     */
    street: string | null;
    /**
     * Дом отправителя
     */
    house: string | null;
    /**
     * Корпус отправителя
     */
    housing: string | null;
    /**
     * Подъезд отправителя
     */
    entrance: string | null;
    /**
     * Квартира отправителя
     */
    flat: string | null;
    /**
     * Этаж отправителя
     */
    floor: string | null;
    /**
     * Комментарий отправителя
     */
    comment: string | null;
    /**
     * Получатель: юридическое (ur-lico) или физическое лицо (fiz-lico)
     */
    reciverType: ReceiverType;
    /**
     * Организация получателя; обязательна для юридического лица
     */
    organization: string | null;
    /**
     * ФИО получателя
     */
    name: string;
    /**
     * Телефон получателя
     */
    reciverPhone: string;
    /**
     * Присылать получателю SMS со ссылкой для отслеживания; на городской номер они не приходят
     */
    notifyReceiver: boolean;
    /**
     * Куда: по адресу (client) или в пункт выдачи (punkt)
     */
    deliveryAddress: DeliveryKind;
    /**
     * Город получателя, как в findCountry; без него — название по номеру
     */
    reciverAddress: string | null;
    /**
     * Номер города получателя из findCountry
     */
    reciverAddressId: number | null;
    /**
     * Улица получателя
     */
    reciverStreet: string | null;
    /**
     * Дом получателя
     */
    reciverHouse: string | null;
    /**
     * Корпус получателя
     */
    reciverHousing: string | null;
    /**
     * Подъезд получателя
     */
    reciverEntrance: string | null;
    /**
     * Квартира получателя
     */
    reciverFlat: string | null;
    /**
     * Этаж получателя
     */
    reciverFloor: string | null;
    /**
     * Комментарий для получателя
     */
    reciverComment: string | null;
    /**
     * Тариф
     */
    tarif: Tarif;
    /**
     * Дата доставки, ГГГГ-ММ-ДД ЧЧ:ММ по Минску; день, когда есть доставка: `GET /api/calendar`
     */
    deliveryDate: string;
    /**
     * Номер заказа в вашей системе; у одного клиента не повторяется
     */
    externalId: string | null;
    /**
     * Номер заказа
     */
    id: number;
    /**
     * Рабочий (live) или тестовый (test)
     */
    mode: Mode;
    /**
     * Версия: растёт с каждым изменением
     */
    version: number;
    /**
     * Статус
     */
    status: OrderStatusDto;
    /**
     * Состояние
     */
    state: OrderStateDto;
    /**
     * Почему не доставлена: nobody — никого не было на месте, address — неверный адрес, refused — получатель отказался, other_day — попросили привезти в другой день, damaged — груз повреждён, other — другая причина. Только при статусе «Не доставлена»; null — не сказано. В событиях до 28.11.2026 этого поля нет
     */
    failure?: Failure | null;
    /**
     * Причина словами сотрудника, при failure: other. В событиях до 28.11.2026 этого поля нет
     */
    failureWords?: string | null;
    /**
     * Попытка, после которой у заказа его статус: когда и кому вручили, сдали в пункт, забрали или не вручили. null — статус поставлен без неё или до 30.11.2026. В событиях до 30.11.2026 этого поля нет
     */
    handover?: HandoverDto | null;
    /**
     * Когда вручён, по Минску. Если час неизвестен — когда это записали, у доставленных до 30.11.2026 — когда поставили статус; null — не вручён. В событиях до 30.11.2026 этого поля нет
     */
    handedAt?: string | null;
    /**
     * То же мгновение точно, UTC. В событиях до 30.11.2026 этого поля нет
     */
    handedAtUtc?: string | null;
    /**
     * Когда ТТН вернулась отправителю, по Минску; null — не вернулась или её нет. В событиях до 30.11.2026 этого поля нет
     */
    ttnBackAt?: string | null;
    /**
     * То же мгновение точно, UTC. В событиях до 30.11.2026 этого поля нет
     */
    ttnBackAtUtc?: string | null;
    /**
     * С какого времени храним недоставленный груз, по Минску: последняя неудачная попытка; null — не на хранении. В событиях до 30.11.2026 этого поля нет
     */
    heldSince?: string | null;
    /**
     * То же мгновение точно, UTC. В событиях до 30.11.2026 этого поля нет
     */
    heldSinceUtc?: string | null;
    /**
     * Когда недоставленный груз вернули отправителю, по Минску; null — не вернули. В событиях до 30.11.2026 этого поля нет
     */
    cargoBackAt?: string | null;
    /**
     * То же мгновение точно, UTC. В событиях до 30.11.2026 этого поля нет
     */
    cargoBackAtUtc?: string | null;
    /**
     * Кому вернули груз. В событиях до 30.11.2026 этого поля нет
     */
    cargoBackTo?: string | null;
    /**
     * Когда оформлен, по Минску
     */
    date: string;
    /**
     * То же мгновение точно, UTC; в событиях до 27.11.2026 этого поля нет
     */
    dateUtc?: string;
    /**
     * С какого часа доставить, ЧЧ:ММ по Минску, в день deliveryDate и хотя бы за 30 минут до её времени; null — начало не названо. В событиях до 30.11.2026 этого поля нет
     */
    deliveryFrom?: string | null;
    /**
     * Время из deliveryDate, UTC; в событиях до 27.11.2026 этого поля нет
     */
    deliveryDateUtc?: string;
    /**
     * Когда забрать у отправителя, по Минску: день и крайний час. null — груз привезут в пункт или заказ оформлен до 30.11.2026: тогда его забирают в день доставки. В событиях до 30.11.2026 этого поля нет
     */
    pickupDate?: string | null;
    /**
     * С какого часа забрать, ЧЧ:ММ по Минску, в день pickupDate и хотя бы за 30 минут до её времени; null — начало не названо. В событиях до 30.11.2026 этого поля нет
     */
    pickupFrom?: string | null;
    /**
     * Время из pickupDate, UTC; в событиях до 27.11.2026 этого поля нет
     */
    pickupDateUtc?: string | null;
    /**
     * Когда изменён в последний раз, по Минску; у неизменённого — когда оформлен
     */
    updatedAt: string;
    /**
     * То же мгновение точно, UTC; в событиях до 27.11.2026 этого поля нет
     */
    updatedAtUtc?: string;
    /**
     * Цена, BYN; -1 — формируется
     */
    price: number;
    /**
     * Расчёт на момент оформления; не меняется вместе с тарифами
     */
    estimate: QuoteDto;
    /**
     * Расчёт после правки груза, места или хрупкости, по тарифу на тот момент; null — их не правили
     */
    revisedEstimate: QuoteDto | null;
    /**
     * Клиент
     */
    user: OrderUserDto;
    /**
     * Пункт, куда отправитель принесёт груз
     */
    pickupPoint: OrderPointDto | null;
    /**
     * Пункт выдачи
     */
    recivePoint: OrderPointDto | null;
    /**
     * Хрупкий груз. Буква «С» в имени поля — русская
     */
    'fragileСargo': boolean;
    /**
     * Груз
     */
    packages: Array<PackageDto>;
    /**
     * Код отслеживания: по нему без входа видно, где посылка (`GET /api/tracking/{code}`). null у заказов, из которых удалены данные людей
     */
    trackingCode: string | null;
    /**
     * Страница отслеживания, ссылка для получателя
     */
    trackingUrl: string | null;
    /**
     * Предложения изменить заказ, которые ждут ответа: не больше одного от клиента и одного от нас
     */
    waiting: Array<WaitingProposalDto>;
};

