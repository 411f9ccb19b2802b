import { Shown } from '../../platform/http/fields';

/** The carrier as the act names it. */
export class ActCompanyDto {
  @Shown('Полное название', 'ООО «Шлях Экспресс»')
  name: string;

  @Shown('УНП', '190820071')
  unp: string;

  @Shown('Юридический адрес', '220036, г. Минск, ул. Карла Либкнехта, 68')
  address: string;

  @Shown('Почтовый адрес; null — тот же', '220036, г. Минск, а/я 27', { nullable: true })
  postcode: string | null;

  @Shown('Расчётный счёт (IBAN)', 'BY23OLMP30120001234560000933')
  account: string;

  @Shown('Банк', 'ОАО «Белгазпромбанк»')
  bank: string;

  @Shown('Адрес банка', '220121, г. Минск, ул. Притыцкого, 60/2', { nullable: true })
  bankAddress: string | null;

  @Shown('БИК банка', 'OLMPBY2X')
  bic: string;

  @Shown('Кто подписывает', 'Ковальчук Сергей Петрович')
  signer: string;

  @Shown('Его должность', 'Директор')
  position: string;

  @Shown('На основании чего действует', 'Устав')
  authority: string;
}

/** The client as the act names it. */
export class ActClientDto {
  @Shown('Название', 'ООО «Ромашка»')
  name: string;

  @Shown('УНП', '191234567')
  unp: string;

  @Shown('Юридический адрес', 'г. Минск, ул. Немига, 5')
  address: string;

  @Shown('Почтовый адрес', '220030, г. Минск, ул. Немига, 5')
  postcode: string;

  @Shown('Расчётный счёт (IBAN)', 'BY86AKBB10100000002966000000')
  account: string;

  @Shown('Банк', 'ОАО «АСБ Беларусбанк»')
  bank: string;

  @Shown('Адрес банка', 'г. Минск, пр-т Дзержинского, 18')
  bankAddress: string;

  @Shown('Кто подписывает', 'Ковалёва Анна Петровна')
  signer: string;

  @Shown('Его должность', 'директор')
  position: string;

  @Shown('На основании чего действует', 'Устав')
  authority: string;
}

/** The договор in the edition in force when the act was issued. */
export class ActContractDto {
  @Shown({ description: 'Номер договора', type: 'integer', example: 7 })
  number: number;

  @Shown('Его дата, по Минску', '2026-11-20')
  date: string;

  @Shown({ description: 'Редакция, от 1', type: 'integer', example: 2 })
  edition: number;

  @Shown('Дата редакции, по Минску', '2026-11-25')
  editionDate: string;
}

/** Both sides and the договор, frozen. */
export class ActRequisitesDto {
  @Shown({ description: 'Исполнитель', type: ActCompanyDto })
  company: ActCompanyDto;

  @Shown({ description: 'Заказчик', type: ActClientDto })
  client: ActClientDto;

  @Shown({ description: 'Договор', type: ActContractDto })
  contract: ActContractDto;
}
