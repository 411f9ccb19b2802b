import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config';
import { Refusal } from '../shared/errors';
import { cleanData } from './data/clean';
import { dogovorData } from './data/dogovor';
import { zayavkaData } from './data/zayavka';
import { DocumentSource } from './document-source';
import type { DocumentQuery } from './dto/document-query.dto';
import type { Job } from './render/messages';
import { Renderer, RendererBusy } from './render/renderer';
import { templateFolders } from './template-folders';

/** A document that is ready to be saved. */
export interface MadeDocument {
  name: string;
  bytes: Buffer;
}

/** Makes the договор and the заявка of an order. */
@Injectable()
export class DocumentsService implements OnApplicationShutdown {
  private readonly logger = new Logger('Documents');
  private readonly renderer: Renderer;

  constructor(
    private readonly source: DocumentSource,
    @Inject(CONFIG) config: Config,
  ) {
    this.renderer = new Renderer({
      folders: templateFolders(config.dataDir),
      timeout: 15_000,
      maxWaiting: 100,
      memory: 256,
    });
  }

  /** Refuses with 404 when there is no such order or contract, with 502 when it cannot be made. */
  async dogovor(query: DocumentQuery): Promise<MadeDocument> {
    const data = dogovorData(await this.source.dogovor(query));
    const { number, day } = data.contract;
    const bytes = await this.render({ template: 'dogovor.docx', data: cleanData(data), qr: null });
    return { name: `Договор № ${number} от ${day}.docx`, bytes };
  }

  /** Refuses with 404 when there is no such order, with 502 when it cannot be made. */
  async zayavka(query: DocumentQuery): Promise<MadeDocument> {
    const data = zayavkaData(await this.source.zayavka(query));
    const { number } = data.order;
    const bytes = await this.render({ template: 'zayavka.xlsx', data: cleanData(data), qr: number });
    return { name: `Заявка № ${number}.xlsx`, bytes };
  }

  /** After the HTTP server: documents that are being made are still waited for. */
  onApplicationShutdown(): Promise<void> {
    return this.renderer.close();
  }

  private async render(job: Job): Promise<Buffer> {
    try {
      return await this.renderer.render(job);
    } catch (error) {
      if (error instanceof RendererBusy) {
        const text = 'Сейчас формируется слишком много документов. Повторите через минуту.';
        throw new Refusal(503, 'unavailable', text, { retryAfter: 60 });
      }
      this.logger.error(`${job.template}: ${error instanceof Error ? error.message : String(error)}`);
      throw new Refusal(502, 'document_failed', 'Не удалось сформировать документ. Попробуйте ещё раз.');
    }
  }
}
