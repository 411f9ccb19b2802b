import { Injectable } from '@nestjs/common';
import {
  ACCEPTABLE_PROBLEMS,
  closedWeekdays,
  defaultDeliveryDate,
  IMPORT_LIMITS,
  nextDeliveryDay,
  shownOrderNumber,
  type ImportProblemCode,
} from '@shlyah/domain';
import { Clock } from '../../../platform/common/clock';
import { Database } from '../../../platform/database/database';
import { orderColumns, templateSheets } from '../../../platform/files/import/template';
import type { SentFile } from '../../../platform/files/send-file';
import type { Cell, TableColumn } from '../../../platform/files/table';
import { writeSheet, writeWorkbook, XLSX } from '../../../platform/files/workbook';
import type { Actor } from '../../../platform/http/actor';
import { invalid } from '../../../platform/http/errors';
import type { UploadedFile } from '../../../platform/http/multipart';
import { CalendarService } from '../../calendar';
import { CitiesService, PointsService } from '../../points';
import type { ImportDto, ImportedOrderDto, ImportResultDto } from '../dto/import.dto';
import type { OrderDto } from '../dto/order.dto';
import { maySee } from '../read/may-see';
import { OrderReader } from '../read/order-reader';
import { ImportPreview, type ParsedImport } from './import-preview';
import { placedOrders } from './import-fields';

/** The files of an import: template, faults and result. */
@Injectable()
export class ImportFiles {
  constructor(
    private readonly database: Database,
    private readonly cities: CitiesService,
    private readonly points: PointsService,
    private readonly preview: ImportPreview,
    private readonly reader: OrderReader,
    private readonly calendar: CalendarService,
    private readonly clock: Clock,
  ) {}

  async template(): Promise<SentFile> {
    const [towns, points] = [await this.cities.labels(), await this.points.list()];
    const calendar = await this.calendar.read();
    const now = this.clock.now();
    const pickupDay = defaultDeliveryDate(now, calendar).slice(0, 10);
    const deliveryDay = nextDeliveryDay(pickupDay, now, calendar);
    const columns = orderColumns({ deliveryDay, pickupDay, closed: closedWeekdays(calendar) });
    const addresses = points.map(({ address }) => address);
    const sheets = templateSheets(`Заказы, до ${IMPORT_LIMITS.rows}`, columns, towns, addresses);
    return { name: 'Шлях, заказы.xlsx', mime: XLSX, bytes: writeWorkbook(sheets) };
  }

  /** The rows with problems, with the columns of the uploaded file. */
  async faults(dto: ImportDto, file: UploadedFile | undefined, actor: Actor): Promise<SentFile> {
    const read = await this.preview.read(dto, file, actor);
    const faulty = read.preview.orders.filter((order) => faultsOf(order) !== '');
    if (faulty.length === 0) throw invalid({ file: ['В файле нечего исправлять'] });
    const columns = [...fileColumns(read), { title: 'Что исправить', width: 60 }];
    const rows = faulty.flatMap((order) =>
      order.rows.map((row, at) => [...fileCells(read, row), at === 0 ? faultsOf(order) : null]),
    );
    return { name: 'Исправить.xlsx', mime: XLSX, bytes: writeSheet(columns, rows, 'Исправить') };
  }

  /** The rows with the orders placed from them. */
  async result(dto: ImportResultDto, file: UploadedFile | undefined, actor: Actor): Promise<SentFile> {
    const placed = placedOrders(dto);
    const read = await this.preview.read(dto, file, actor);
    const found = await this.reader.byIds(this.database.read, [...new Set(placed.values())]);
    const orders = new Map(found.filter((order) => maySee(actor, order)).map((order) => [order.id, order]));
    const columns: TableColumn[] = [...fileColumns(read), ...RESULT_COLUMNS];
    const rows = read.preview.orders.flatMap((imported) => {
      const order = orders.get(placed.get(imported.rows[0] ?? 0) ?? 0);
      const cells = order ? resultCells(order) : [null, null, null, faultsOf(imported)];
      return imported.rows.map((row, at) => [...fileCells(read, row), ...(at === 0 ? cells : NO_CELLS)]);
    });
    return { name: 'Заказано.xlsx', mime: XLSX, bytes: writeSheet(columns, rows, 'Заказано') };
  }
}

const RESULT_COLUMNS: readonly TableColumn[] = [
  { title: 'Заказ «Шлях»' },
  { title: 'Цена, BYN', format: 'money' },
  { title: 'Отслеживание', width: 36 },
  { title: 'Что исправить', width: 60 },
];
const NO_CELLS: readonly Cell[] = RESULT_COLUMNS.map(() => null);

const resultCells = ({ id, price, estimate, trackingUrl }: OrderDto): Cell[] => [
  shownOrderNumber(id),
  price < 0 ? estimate.total : price,
  trackingUrl,
  null,
];

/** The columns of the uploaded file, without result columns of an earlier download. */
const fileHeadings = ({ head }: ParsedImport) =>
  head.columns.filter(({ heading }) => RESULT_COLUMNS.every(({ title }) => title !== heading));

const fileColumns = (read: ParsedImport): TableColumn[] =>
  fileHeadings(read).map(({ heading: title }) => ({ title }));

const fileCells = (read: ParsedImport, row: number): Cell[] =>
  fileHeadings(read).map(({ index }) => read.table[row - 1]?.[index] ?? null);

const NO_FAULTS: readonly ImportProblemCode[] = [...ACCEPTABLE_PROBLEMS, 'own_number_taken'];

const faultsOf = ({ problems }: ImportedOrderDto): string =>
  problems
    .filter(({ code }) => !NO_FAULTS.includes(code))
    .map(({ message }) => message)
    .join('; ');
