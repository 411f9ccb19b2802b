import { checkTemplate } from '../src/modules/documents/check/check-template';
import { markersOf } from '../src/modules/documents/check/markers';
import { DOCUMENTS } from '../src/modules/documents/registry';
import { openTemplate } from '../src/modules/documents/render/template';
import type { AnyDocument } from '../src/modules/documents/document-kind';
import { templateBytes } from './documents-support/edit-template';

const fieldsIn = async (kind: AnyDocument): Promise<string[]> =>
  markersOf(await openTemplate(templateBytes(kind))).flatMap(({ path }) => path ?? []);

/** The carrier's details are offered to every document, which takes those that it needs. */
const isCompany = (path: string): boolean => path.startsWith('company.');

describe.each(DOCUMENTS)('the template $template that comes with the product', (kind) => {
  it('passes the check that staff run', async () => {
    expect((await checkTemplate(kind, templateBytes(kind))).problems).toEqual([]);
  });

  it('shows exactly the fields that the document has', async () => {
    const shown = new Set(await fieldsIn(kind));
    const own = (paths: Iterable<string>): string[] => [...paths].filter((path) => !isCompany(path)).sort();
    expect(own(shown)).toEqual(own(Object.keys(kind.fields)));
    expect(Object.keys(kind.fields)).toEqual(expect.arrayContaining([...shown]));
  });

  it('names as essential only fields that there are', () => {
    expect(Object.keys(kind.fields)).toEqual(expect.arrayContaining([...kind.essential]));
  });
});

it('every detail of the carrier stands in some document', async () => {
  const shown = (await Promise.all(DOCUMENTS.map(fieldsIn))).flat();
  const offered = DOCUMENTS.flatMap(({ fields }) => Object.keys(fields)).filter(isCompany);
  expect(offered).not.toEqual([]);
  expect(shown).toEqual(expect.arrayContaining(offered));
});

it('staff read what each field is, as in the list of them and in what the check says', () => {
  const words = DOCUMENTS.flatMap(({ fields }) => Object.entries(fields).map((field) => field.join(': ')));
  expect([...new Set(words)]).toEqual([
    'contract.number: номер договора',
    'contract.date: дата договора словами: 20 ноября 2026 г.',
    'contract.name: номер, дата и, со второй, редакция договора цифрами',
    'contract.edition: со второй редакции — её номер, дата и что изменено; у первой пусто',
    'contract.doorProof: у редакций с 01.12.2026 — условие о подписи на телефоне водителя; у прежних пусто',
    'company.name: название экспедитора без формы собственности',
    'company.legalName: полное название экспедитора',
    'company.city: город, где заключён договор',
    'company.unp: УНП экспедитора',
    'company.registration: когда и кем зарегистрирован экспедитор',
    'company.legalAddress: юридический адрес экспедитора',
    'company.postalAddress: почтовый адрес экспедитора',
    'company.phone: телефон экспедитора',
    'company.email: эл. почта экспедитора',
    'company.iban: расчётный счёт экспедитора, группами по четыре знака',
    'company.bank: банк экспедитора',
    'company.bankAddress: адрес банка экспедитора',
    'company.bic: БИК банка экспедитора',
    'company.signatory: кто подписывает за экспедитора',
    'company.signature: он же с инициалами: С. П. Ковальчук',
    'company.position: его должность',
    'company.positionInSentence: его должность со строчной буквы',
    'company.authority: на основании чего он действует, в родительном падеже',
    'customer.party: клиент, кто за него действует и на основании чего; индивидуальный предприниматель действует сам',
    'customer.organization: название клиента',
    'customer.unp: УНП клиента',
    'customer.signature: кто подписывает за клиента, с инициалами',
    'customer.position: его должность; у индивидуального предпринимателя пусто',
    'customer.legalAddress: юридический адрес клиента',
    'customer.postalAddress: почтовый адрес клиента',
    'customer.iban: расчётный счёт клиента, группами по четыре знака',
    'customer.bank: банк клиента',
    'customer.bankAddress: адрес банка клиента',
    'customer.bic: БИК банка клиента',
    'customer.phone: телефон клиента',
    'customer.email: эл. почта клиента',
    'customer.contactPerson: контактное лицо клиента',
    'order.number: номер заявки',
    'order.date: дата и время подачи, число Excel',
    'order.deliveryDate: срок доставки: до какой даты и времени, число Excel',
    'order.deliveryFrom: начало интервала доставки после слов «Срок доставки»: «, с 14:00», или пусто',
    'order.contract: номер и дата договора и его редакция, по которой оформлена заявка',
    'order.tarif: тариф',
    'order.fragile: хрупкий груз: Да или Нет',
    'order.price: цена числом или «Формируется»',
    'order.vat: НДС: «Без НДС» или «В том числе НДС 20 % (20,58 бел. руб.)»',
    'order.priceInWords: цена прописью',
    'customer.name: заказчик: организация или ФИО',
    'customer.kind: юридическое или физическое лицо',
    'customer.person: ФИО заказчика или его представителя',
    'customer.unp: УНП заказчика',
    'customer.phone: телефон заказчика',
    'customer.email: эл. почта заказчика',
    'sender.organization: организация отправителя',
    'sender.person: кто отдаёт груз',
    'sender.phone: его телефон',
    'sender.way: забрать у отправителя или привезёт в пункт',
    'sender.address: адрес или пункт приёма',
    'sender.comment: комментарий отправителя',
    'receiver.organization: организация получателя',
    'receiver.person: получатель',
    'receiver.phone: телефон получателя',
    'receiver.way: доставить по адресу или выдать в пункте',
    'receiver.address: адрес или пункт выдачи',
    'receiver.comment: комментарий для получателя',
    'totals.places: всего мест, число',
    'totals.count: всего единиц, число',
    'totals.weight: общий вес, кг, число',
    'totals.volume: общий объём, м³, число',
    'totals.volumetricWeight: общий объёмный вес, кг, число',
    'totals.ttn: сколько ТТН',
    'totals.returnTtn: сколько ТТН вернуть',
    'cargo[].no: номер места, число; у одинаковых мест — с какого по какой, «2–5»',
    'cargo[].kind: посылка, товар или документы',
    'cargo[].name: название',
    'cargo[].count: количество, у одинаковых мест — вместе, число',
    'cargo[].length: длина, см, число',
    'cargo[].width: ширина, см, число',
    'cargo[].height: высота, см, число',
    'cargo[].volume: объём, у одинаковых мест — вместе, м³, число',
    'cargo[].unitWeight: вес единицы, кг, число',
    'cargo[].weight: вес, у одинаковых мест — вместе, кг, число',
    'cargo[].ttn: номер ТТН',
    'cargo[].returnTtn: вернуть ТТН: Да или Нет',
    'act.date: дата акта и счёта словами: 1 декабря 2026 г.',
    'act.contract: номер, дата и, со второй, редакция договора',
    'act.sum: сумма с НДС, р, число',
    'act.vat: НДС в сумме, р, число или «без НДС»',
    'act.sumInWords: сумма прописью',
    'act.vatInWords: НДС после суммы: «без НДС» или «в том числе НДС 20 % (20,58 бел. руб.)»',
    'act.title: название и номер акта, с пометкой «АННУЛИРОВАН»',
    'act.services: услуги и месяц: «услуги транспортной экспедиции за ноябрь 2026 г.»; у корректировочного — основание',
    'act.quantity: сколько заказов, мест и кг',
    'act.agreement: что согласие в кабинете не заменяет ЭЦП, а оригиналами обмениваются',
    'act.places: всего мест, число',
    'act.weight: общий вес, кг, число',
    'lines[].no: номер строки, число',
    'lines[].service: услуга: «Доставка: Минск — Гомель» или слова сотрудника',
    'lines[].order: номер заказа, число',
    'lines[].externalId: номер заказа у клиента',
    'lines[].day: день вручения, число Excel',
    'lines[].places: мест в заказе, число',
    'lines[].weight: вес заказа, кг, число',
    'lines[].price: сумма строки с НДС, р, число',
    'lines[].vat: НДС в сумме строки, р, число или «без НДС»',
    'invoice.date: дата акта и счёта словами: 1 декабря 2026 г.',
    'invoice.contract: номер, дата и, со второй, редакция договора',
    'invoice.sum: сумма с НДС, р, число',
    'invoice.vat: НДС в сумме, р, число или «без НДС»',
    'invoice.sumInWords: сумма прописью',
    'invoice.vatInWords: НДС после суммы: «без НДС» или «в том числе НДС 20 % (20,58 бел. руб.)»',
    'invoice.title: номер счёта, с пометкой «АННУЛИРОВАН»',
    'lines[].service: услуги по акту одной строкой или слова сотрудника',
    'lines[].orders: сколько заказов, число',
  ]);
});
