import { Inject, Injectable } from '@nestjs/common';
import { MAX_DOCUMENT_ORDERS, shownOrderNumber } from '@shlyah/domain';
import { Quotas } from '../../../platform/access/quotas';
import { Clock } from '../../../platform/common/clock';
import { CONFIG, type Config } from '../../../platform/config/config';
import { Database } from '../../../platform/database/database';
import type { SentFile } from '../../../platform/files/send-file';
import type { Actor } from '../../../platform/http/actor';
import { ABSENT, orNotFound, invalid, notFound } from '../../../platform/http/errors';
import { Journal } from '../../../platform/journal/journal';
import { CompanyService } from '../../company/company.service';
import { PublicOrderReader } from '../../orders';
import { Places } from '../../points';
import { OrderSelection } from '../order-selection';
import { cleanData } from '../data/clean';
import { DocumentsService } from '../documents.service';
import type { LabelsQuery } from '../dto/labels-query.dto';
import { downloadRecords } from '../download-records';
import { PrintedLabels } from './printed-labels.service';
import { labelsOf, type Label, type LabelsJob, type LabelSource } from './label';

export const LABELS_MIME = 'application/pdf';

const FILES: Record<LabelsJob['format'], { ending: string; mime: string }> = {
  pdf: { ending: 'pdf', mime: LABELS_MIME },
  png: { ending: 'png', mime: 'image/png' },
  zpl: { ending: 'zpl', mime: 'application/zpl' },
};
/** Maximum number of pictures per request; each takes about ten milliseconds. */
const PICTURES_PER_REQUEST = 200;
/** The archive of several pictures. */
const ZIP = { ending: 'zip', mime: 'application/zip' };

/** Renders the labels of orders, one per item. */
@Injectable()
export class LabelsService {
  constructor(
    private readonly database: Database,
    private readonly selection: OrderSelection,
    private readonly orders: PublicOrderReader,
    private readonly places: Places,
    private readonly company: CompanyService,
    private readonly documents: DocumentsService,
    private readonly quotas: Quotas,
    private readonly printed: PrintedLabels,
    private readonly journal: Journal,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<Config, 'publicUrl'>,
  ) {}

  /** 404 if the caller may not see one of the orders, 422 if they have too many items. */
  async make({ layout, start, format, ...query }: LabelsQuery, caller: Actor): Promise<SentFile> {
    const chosen = await this.selection.ids(query, caller);
    const at = this.clock.now();
    const sources = await this.read(chosen, caller);
    const labels = await this.labels(sources);
    if (format && format !== 'pdf' && labels.length > PICTURES_PER_REQUEST)
      throw invalid({
        format: [`Картинками — до ${PICTURES_PER_REQUEST} этикеток за раз: выберите pdf или меньше заказов`],
      });
    await this.quotas.take('labels', caller, labels.length);
    const [first = 0] = chosen;
    const name =
      chosen.length === 1 ? `Этикетки № ${shownOrderNumber(first)}` : `Этикетки (${labels.length})`;
    const job = cleanData({ labels, format: format ?? 'pdf', layout: layout ?? 'label', start: start ?? 1 });
    const { ending, mime } = labels.length > 1 && format === 'png' ? ZIP : FILES[job.format];
    const bytes = async (): Promise<Buffer> => {
      const made = await this.documents.render(job, caller);
      await this.remember(sources, at, caller);
      return made;
    };
    return { name: `${name}.${ending}`, mime, bytes };
  }

  private async labels(sources: LabelSource[]): Promise<Label[]> {
    const { name } = await this.company.read();
    const labels = sources.flatMap((source) => labelsOf(source, name, this.config.publicUrl.origin));
    if (labels.length === 0) throw invalid({ ids: ['В заказе нет ни одного места: печатать нечего'] });
    if (labels.length > MAX_DOCUMENT_ORDERS)
      throw invalid({
        ids: [
          `Мест ${labels.length}, а за раз печатается до ${MAX_DOCUMENT_ORDERS}: выберите меньше заказов`,
        ],
      });
    return labels;
  }

  private async read(ids: number[], caller: Actor): Promise<LabelSource[]> {
    const { read } = this.database;
    const seen = orNotFound(await this.orders.allVisible(read, ids, caller), ABSENT.order);
    const points = await this.places.pointDetails(read, [
      ...new Set(seen.flatMap(({ order }) => order.receivePointId ?? [])),
    ]);
    const rows = seen.map(({ order, places }) => {
      const point = points.get(order.receivePointId ?? 0);
      return {
        order,
        places,
        point: point?.place.address ?? null,
        cityId: point?.cityId ?? order.receiver.cityId,
      };
    });
    const towns = await this.places.towns(read, [...new Set(rows.flatMap(({ cityId }) => cityId ?? []))]);
    return rows.map(({ cityId, ...row }) => ({ ...row, town: towns.get(cityId ?? 0) ?? null }));
  }

  /** Records the printing in the history of each order, and downloads by staff in the journal. */
  private async remember(sources: LabelSource[], at: Date, caller: Actor): Promise<void> {
    const ids = sources.map(({ order }) => order.id);
    await this.database.write(async (tx) => {
      // An order may have been deleted while its labels were drawn.
      if (!(await this.orders.allVisible(tx, ids, caller))) throw notFound(ABSENT.order);
      await this.printed.record(tx, sources, at, caller);
      const orders = sources.map(({ order }) => order);
      await this.journal.record(tx, ...downloadRecords('Этикетки', orders, caller));
    });
  }
}
